/** The path of a page of a list; the first page has the list's own path (resolution 224). */
export const listPagePath = (list: string, page: number): string =>
	page === 1 ? list : `${list}/page/${page}`;

/** Whether an address is that of a later page of a list, which a list has or lacks as its stock changes. */
export const isLaterListPage = (href: string): boolean => /\/page\/\d+(?=[?#]|$)/.test(href);

/** Splits a path of {@link listPagePath}; any other path is its own first page. */
export function splitListPage(path: string): { list: string; page: number } {
	const [, list = path, page = '1'] = /^(.*)\/page\/(\d+)$/.exec(path) ?? [];
	return { list, page: Number(page) };
}
