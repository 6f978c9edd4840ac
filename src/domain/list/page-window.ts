/** Number of linked pages on either side of the current page. */
const AROUND = 1;

/**
 * The pages to link in a list's pagination: the first, the last and those around the current page; null where pages are left out.
 *
 * @param count number of pages
 * @param current the current page, counted from 1
 */
export function pageWindow(count: number, current: number): (number | null)[] {
	const isShown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= AROUND;
	return Array.from({ length: count }, (_, index) => index + 1).flatMap((page): (number | null)[] => {
		if (isShown(page)) return [page];
		// A gap of one page shows that page: an ellipsis would need the same space.
		if (isShown(page - 1) && isShown(page + 1)) return [page];
		return isShown(page - 1) ? [null] : [];
	});
}
