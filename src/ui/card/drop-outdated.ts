/**
 * Removes tags, sold vehicles, offers and promotions that have ended since the build, and shows those that have started
 * (docs/decisions/0002-time-in-pages.md). `data-from` and `data-until` are the ends of a date window. The rule of
 * domain/time/date-window.ts is repeated here and checked by a test: importing it would add a shared file to every page. Hydrated islands
 * keep their elements: React renders these, and each island knows its own ends.
 */
export function dropOutdated(page: ParentNode, now: number): void {
	for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
		if (now > Number(element.dataset.until) && !element.closest('astro-island:not([ssr])')) element.remove();
	}
	for (const element of page.querySelectorAll<HTMLElement>('[data-from]')) {
		if (now >= Number(element.dataset.from)) element.hidden = false;
	}
}
