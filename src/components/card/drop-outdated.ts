/** Whether what a page says until some moment (Unix milliseconds) is over. */
export function isOver(until: string | undefined, now: number): boolean {
	return until !== undefined && now > Number(until);
}

/**
 * Takes away the tags, sold vehicles and promotions that were true when the page was made and no longer are, and shows those whose time
 * has come since (design: time).
 */
export function dropOutdated(page: ParentNode, now: number): void {
	for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
		if (isOver(element.dataset.until, now)) element.remove();
	}
	for (const element of page.querySelectorAll<HTMLElement>('[data-from]')) {
		if (now >= Number(element.dataset.from)) element.hidden = false;
	}
}
