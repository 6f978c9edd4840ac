import { join } from 'node:path';
import { checkDealer } from '../../config/check-dealer.ts';
import type { Dealer } from '../../config/complete-dealer.ts';
import type { Problem } from '../../config/problems/problem.ts';
import { checkContent } from '../../content/check-content.ts';
import { loadContent } from '../../content/load-content.ts';
import type { Content } from '../../domain/content/content.ts';
import { pagesOf } from '../../features/all.ts';
import { unlawfulExceptions } from '../../law/exceptions.ts';
import { judgedProblems } from '../../law/judge.ts';
import { linker } from '../links/linker.ts';
import { networkLinker } from '../links/network-links.ts';
import { openSite } from '../open/open-site.ts';
import { missingTerms } from './terms-pages.ts';

/**
 * The content of a dealer's folder, with all problems in its options and content, and what legal rules only warn of. Independent of the
 * stock: whether a promise is valid does not depend on what is for sale today.
 */
export function checkFolder(
	dealer: Dealer,
	dealersDir: string,
	now: Date,
): { content: Content; problems: Problem[]; warnings: Problem[] } {
	const folder = join(dealersDir, dealer.slug);
	const { content, problems } = loadContent({ path: folder, slug: dealer.slug }, dealer.standard_pages);
	const site = openSite(dealer, [], new Map(), now, content);
	const paths = pagesOf(site).map(({ path }) => path);
	const link = networkLinker(dealer.brand_base_domain, linker(new Set(paths)));
	return {
		content,
		...judgedProblems(
			[
				...checkDealer(dealer, dealersDir),
				...unlawfulExceptions(dealer, now),
				...missingTerms(dealer, link, paths),
				...problems,
				...checkContent(content, dealer, folder),
			],
			dealer,
			now,
		),
	};
}
