/** A further page of a list; the first is the list itself (resolution 224). */
export const listPagePath = (list: string, page: number): string =>
	page === 1 ? list : `${list}/page/${page}`;

/** What {@link listPagePath} put together; any other address is the first page of itself. */
export function splitListPage(path: string): { list: string; page: number } {
	const [, list = path, page = '1'] = /^(.*)\/page\/(\d+)$/.exec(path) ?? [];
	return { list, page: Number(page) };
}
