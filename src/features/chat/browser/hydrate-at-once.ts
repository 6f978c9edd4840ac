/** Hydrates the chat of its own page, which is opened to use it. */
export function hydrateAtOnce(page: Document): void {
	const island = page.querySelector('main > astro-island');
	island?.setAttribute('data-hydrate', '');
	island?.dispatchEvent(new Event('hydrate'));
}
