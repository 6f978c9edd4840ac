/** Does something once the page is seen: browsers may draw a page ahead that nobody then visits. */
export function afterActivation(page: Document, act: () => void): void {
	if ('prerendering' in page && page.prerendering) {
		page.addEventListener('prerenderingchange', act, { once: true });
	} else act();
}
