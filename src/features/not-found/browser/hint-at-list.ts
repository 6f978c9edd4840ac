import { splitListPage } from '../../../domain/list/list-page.ts';

/** Shows a link to the first page of a list when the requested page does not exist: `/blog/page/99`, `/search/used-cars/page/99`. */
export function hintAtList(page: ParentNode, path: string): void {
	const hint = page.querySelector<HTMLElement>('[data-list]');
	const link = hint?.querySelector('a');
	const { list } = splitListPage(path);
	if (!hint || !link || !list || list === path) return;
	// Sets only the path, so that the link cannot lead to another host.
	link.pathname = list;
	hint.hidden = false;
}
