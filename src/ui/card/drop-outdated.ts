/**
 * Takes away the tags, sold vehicles, offers and promotions that were true when the page was made and no longer are, and shows those whose
 * time has come since (docs/decisions/0002-time-in-pages.md). Their attributes are the edges of a window, `data-from` and `data-until`; its rule
 * (domain/date-window.ts) is not imported but held to by a test: shared with the search it would be one more file on every page.
 */
export function dropOutdated(page: ParentNode, now: number): void {
	for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
		if (now > Number(element.dataset.until)) element.remove();
	}
	for (const element of page.querySelectorAll<HTMLElement>('[data-from]')) {
		if (now >= Number(element.dataset.from)) element.hidden = false;
	}
}
