import { splitListPage } from '../../../domain/list/list-page.ts';

/** Shows the way to a list whose further page is not there, or not there any more: `/blog/page/99`, `/search/used-cars/page/99`. */
export function hintAtList(page: ParentNode, path: string): void {
	const hint = page.querySelector<HTMLElement>('[data-list]');
	const link = hint?.querySelector('a');
	const { list } = splitListPage(path);
	if (!hint || !link || !list || list === path) return;
	// Only the path is taken over, so that no address leads to another host.
	link.pathname = list;
	hint.hidden = false;
}
