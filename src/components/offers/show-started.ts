/** Shows what a page holds back until some moment (Unix milliseconds); what is over is taken away by drop-outdated.ts. */
export function showStarted(page: ParentNode, now: number): void {
	for (const element of page.querySelectorAll<HTMLElement>('[data-from][hidden]')) {
		element.hidden = now < Number(element.dataset['from']);
	}
}
