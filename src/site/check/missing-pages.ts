import { nearest } from '../../config/problems/nearest.ts';
import { formatProblem } from '../../config/problems/problem.ts';
import { pagesOf } from '../../features/all.ts';
import { linker } from '../links/linker.ts';
import { networkLinker } from '../links/network-links.ts';
import type { Site } from '../site.ts';
import { possiblePages } from './possible-pages.ts';
import { writtenLinks } from './written-links.ts';

/**
 * A dealer's own links to pages that its site does not have, which are rendered without the link (resolution 218). An address that no such
 * site can have is a problem; one that another feature or other stock would add is a note.
 */
export function missingPages(site: Site): { problems: string[]; notes: string[] } {
	const { dealer, content } = site;
	const paths = pagesOf(site).map(({ path }) => path);
	const link = networkLinker(dealer.brand_base_domain, linker(new Set(paths)));
	const isPossible = possiblePages(site);
	const missing = writtenLinks(dealer, content).filter(({ href }) => link(href) === null);
	const lines = missing.map(({ href, ...place }) => {
		const path = href.replace(/[?#].*$/, '');
		if (isPossible(path)) {
			const message = `${href} is a page this site does not have now; the link is left out`;
			return { isProblem: false, line: formatProblem({ ...place, message }) };
		}
		const like = nearest(path, paths);
		const message = `expected a page of this site, found ${JSON.stringify(href)}${like === null ? '' : `; did you mean ${like}?`}`;
		return { isProblem: true, line: formatProblem({ ...place, message }) };
	});
	const only = (isProblem: boolean) => [
		...new Set(lines.filter((one) => one.isProblem === isProblem).map(({ line }) => line)),
	];
	return { problems: only(true), notes: only(false) };
}
