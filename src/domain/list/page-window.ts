/** How many pages stand on either side of the current one. */
const AROUND = 1;

/**
 * The pages of a list worth linking to: the first, the last and those around the current one; null where pages are left out.
 *
 * @param count how many pages there are
 * @param current the page one is on, counted from 1
 */
export function pageWindow(count: number, current: number): (number | null)[] {
	const isShown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= AROUND;
	return Array.from({ length: count }, (_, index) => index + 1).flatMap((page): (number | null)[] => {
		if (isShown(page)) return [page];
		// A gap of one page is that page: dots would take the same room and say less.
		if (isShown(page - 1) && isShown(page + 1)) return [page];
		return isShown(page - 1) ? [null] : [];
	});
}
