/**
 * Hydrates the chat of its own page at once where this browser keeps a conversation, which the build could not print; else on first use, as
 * every island. A look at the storage, as the chat's store brings a library.
 */
export function hydrateAtOnce(page: Document): void {
	if (!isKept(`forecourt.${page.body.dataset['dealer']}.chat`)) return;
	const island = page.querySelector('main > astro-island');
	island?.setAttribute('data-hydrate', '');
	island?.dispatchEvent(new Event('hydrate'));
}

function isKept(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		// Blocked storage keeps nothing.
		return false;
	}
}
