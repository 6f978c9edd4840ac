/** Whether what a page says until some moment (Unix milliseconds) is over. */
export function isOver(until: string | undefined, now: number): boolean {
	return until !== undefined && now > Number(until);
}

/** Takes away the tags and sold vehicles that were true when the page was made and no longer are (design: time). */
export function dropOutdated(page: ParentNode, now: number): void {
	for (const element of page.querySelectorAll<HTMLElement>('[data-until]')) {
		if (isOver(element.dataset.until, now)) element.remove();
	}
}
