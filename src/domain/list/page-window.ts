/** Number of linked pages on either side of the current page. */
const AROUND = 1;

/**
 * The pages to link in a list's pagination: the first, the last and those around the current page; null where pages are left out.
 *
 * @param count number of pages
 * @param current the current page, counted from 1
 */
export function pageWindow(count: number, current: number): (number | null)[] {
	const around = Array.from({ length: 2 * AROUND + 1 }, (_, index) => current - AROUND + index);
	const shown = [...new Set([1, ...around, count])].filter((page) => page >= 1 && page <= count);
	return shown.flatMap((page, index): (number | null)[] => {
		const gap = page - (shown[index - 1] ?? page) - 1;
		// A gap of one page shows that page: an ellipsis would need the same space.
		return gap === 1 ? [page - 1, page] : gap > 1 ? [null, page] : [page];
	});
}
