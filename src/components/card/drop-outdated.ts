import { hasStarted, isOver } from '../../domain/date-window.ts';

/**
 * Takes away the tags, sold vehicles, offers and promotions that were true when the page was made and no longer are, and shows those whose
 * time has come since (design: time). Their attributes are the edges of a window: `data-from` and `data-until`, Unix milliseconds.
 */
export function dropOutdated(page: ParentNode, now: number): void {
	for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
		if (isOver(Number(element.dataset.until), now)) element.remove();
	}
	for (const element of page.querySelectorAll<HTMLElement>('[data-from]')) {
		if (hasStarted(Number(element.dataset.from), now)) element.hidden = false;
	}
}
