import type { Dealer } from '../../config/complete-dealer.ts';
import { isGroup } from '../../config/merge-options.ts';
import { optionPath, type Problem } from '../../config/problems/problem.ts';
import { isTemplateName, TEMPLATES } from '../../config/templates/index.ts';
import { linksIn } from '../../content/markdown-references.ts';
import type { Content } from '../../domain/content/content.ts';

/** A link written by a dealer, with its location; the caller adds the message. */
export interface WrittenLink extends Omit<Problem, 'message'> {
	href: string;
}

type Path = readonly PropertyKey[];

/** Every link that a dealer has written: in menus, home blocks, promotions and texts, without those of its template. */
export function writtenLinks(dealer: Dealer, content: Content): WrittenLink[] {
	const template: unknown = isTemplateName(dealer.template) ? TEMPLATES[dealer.template] : {};
	const { menus, home, promotions } = dealer;
	const file = `${dealer.slug}/dealer.ts`;
	return [
		...optionLinks({ menus, home: { blocks: home.blocks }, promotions }, [], template).map(
			({ path, href }) => ({
				file,
				option: optionPath(path),
				href,
			}),
		),
		...textsOf(content).flatMap(({ file, option, text }) =>
			linksIn(text)
				.filter((href) => href.startsWith('/') && !href.startsWith('/images/'))
				.map((href) => ({ file: `${dealer.slug}/content/${file}`, option, href })),
		),
	];
}

function optionLinks(value: unknown, path: Path, template: unknown): { path: Path; href: string }[] {
	if (Array.isArray(value)) {
		// Lists come from the template as a whole, or not at all.
		if (JSON.stringify(value) === JSON.stringify(template)) return [];
		return value.flatMap((entry, index) => optionLinks(entry, [...path, index], undefined));
	}
	if (!isGroup(value)) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		const place = [...path, key];
		return (key === 'href' || key === 'linkTo') && typeof inner === 'string'
			? [{ path: place, href: inner }]
			: optionLinks(inner, place, isGroup(template) ? template[key] : undefined);
	});
}

function textsOf({
	pages,
	posts,
	offers,
	models,
}: Content): { file: string; option: string; text: string }[] {
	return [
		...pages.map(({ slug, body }) => ({ file: `pages/${slug}.md`, option: '', text: body })),
		...posts.map(({ slug, body }) => ({ file: `posts/${slug}.md`, option: '', text: body })),
		...offers.map(({ description }, index) => ({
			file: 'offers.yaml',
			option: `[${index}].description`,
			text: description,
		})),
		...models.map(({ text }, index) => ({ file: 'models.yaml', option: `[${index}].text`, text })),
	];
}
