import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Dealer } from '../config/complete-dealer.ts';
import type { Problem } from '../config/problems/problem.ts';
import type { Content } from '../domain/content/content.ts';
import type { ContentCheck } from './checks/content-check.ts';
import { knownLocations } from './checks/locations.ts';
import {
	distinctOffersAndModels,
	lawfulOfferWords,
	offerRates,
	offersFit,
} from './checks/offers-and-models.ts';
import { pageFormsCanBeSent } from './checks/page-forms.ts';
import { contentPicturesExist, picturesHaveWords } from './checks/pictures.ts';
import { postsAndCategoriesDiffer } from './checks/posts.ts';

/** Every semantic check of a dealer's content. Add new checks here. */
export const CONTENT_CHECKS: readonly ContentCheck[] = [
	contentPicturesExist,
	picturesHaveWords,
	postsAndCategoriesDiffer,
	pageFormsCanBeSent,
	offersFit,
	offerRates,
	lawfulOfferWords,
	distinctOffersAndModels,
	knownLocations,
];

/** All semantic problems of a dealer's content. */
export function checkContent(content: Content, dealer: Dealer, folder: string): Problem[] {
	const hasFile = (path: string) =>
		statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;
	return CONTENT_CHECKS.flatMap(({ check }) => check({ content, dealer, hasFile })).map((finding) => ({
		...finding,
		file: `${dealer.slug}/content/${finding.file}`,
	}));
}
