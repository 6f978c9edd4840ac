import type { Problem } from '../config/problems/problem.ts';
import type { Content } from '../domain/content/content.ts';
import { ModelsSchema } from '../domain/content/model.ts';
import { OffersSchema } from '../domain/content/offer.ts';
import { PageTextSchema } from '../domain/content/page-text.ts';
import { PeopleSchema } from '../domain/content/person.ts';
import { PostSchema } from '../domain/content/post.ts';
import { ReviewsSchema } from '../domain/content/reviews.ts';
import { TradeInQuestionsSchema } from '../domain/content/trade-in-questions.ts';
import { type ContentFolder, filesOf, readList, readTexts } from './read-documents.ts';
import { standardPages } from './standard-pages.ts';

/** The files and folders directly below a dealer's `content/`. */
const KNOWN = [
	'pages',
	'posts',
	'offers.yaml',
	'models.yaml',
	'people.yaml',
	'reviews.yaml',
	'trade-in-questions.yaml',
];

/**
 * Reads and checks all of a dealer's content; returns all problems. The dealer's own page replaces the standard page of
 * the same name.
 *
 * @param standard the names of the standard pages that this dealer uses
 */
export function loadContent(
	folder: ContentFolder,
	standard: readonly string[],
): { content: Content; problems: Problem[] } {
	const problems: Problem[] = unknownFiles(folder);
	const own = readTexts(folder, 'pages', PageTextSchema, problems);
	const names = new Set(own.map(({ slug }) => slug));
	const content: Content = {
		pages: [...own, ...standardPages(standard.filter((name) => !names.has(name)))],
		posts: readTexts(folder, 'posts', PostSchema, problems).toSorted(
			(a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
		),
		offers: readList(folder, 'offers.yaml', OffersSchema, problems) ?? [],
		models: readList(folder, 'models.yaml', ModelsSchema, problems) ?? [],
		people: readList(folder, 'people.yaml', PeopleSchema, problems) ?? [],
		reviews: readList(folder, 'reviews.yaml', ReviewsSchema, problems),
		trade_in_questions: readList(folder, 'trade-in-questions.yaml', TradeInQuestionsSchema, problems) ?? [],
	};
	return { content, problems };
}

/** Unknown files are problems: a misspelt name must not silently leave out a dealer's offers. */
function unknownFiles({ path, slug }: ContentFolder): Problem[] {
	return filesOf(`${path}/content`)
		.filter((file) => !KNOWN.includes(file))
		.map((file) => ({
			file: `${slug}/content/${file}`,
			option: '',
			message: `unknown; known here: ${KNOWN.join(', ')}`,
		}));
}
