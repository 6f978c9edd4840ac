import { listPagePath } from '../../domain/list/list-page.ts';
import { pageWindow } from '../../domain/list/page-window.ts';
import type { PageLinks } from '../../ui/page-links/page-links-data.ts';

/**
 * The pagination of a list (resolution 224); none for a list of one page.
 *
 * @param list the address of its first page
 */
export function pageLinks(list: string, pages: number, number: number): Omit<PageLinks, 'range'> {
	const address = (page: number) => listPagePath(list, page);
	return {
		previous: number > 1 ? address(number - 1) : null,
		next: number < pages ? address(number + 1) : null,
		pages:
			pages === 1
				? []
				: pageWindow(pages, number).map((page) =>
						page === null ? null : { number: page, href: address(page), isCurrent: page === number },
					),
	};
}
