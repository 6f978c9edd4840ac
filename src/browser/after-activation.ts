/** Calls `act` once the page is visible: browsers may prerender a page that is never visited. */
export function afterActivation(page: Document, act: () => void): void {
	if ('prerendering' in page && page.prerendering) {
		page.addEventListener('prerenderingchange', act, { once: true });
	} else act();
}
