/** Marks a browser whose visitor has a result; the result itself stays with the lead API. */
const keyOf = (page: Document) => `forecourt.${page.body.dataset['dealer'] ?? ''}.spun`;

/** Notes that this browser's visitor has a result. */
export function noteSpun(): void {
	try {
		localStorage[keyOf(document)] = '1';
	} catch {
		// Storage is blocked: the result is shown on first use.
	}
}

/** Hydrates the wheel at once for a visitor with a result; for others it is hydrated on first use (`client:intent`). */
export function hydrateForResult(page: Document): void {
	try {
		if (!localStorage[keyOf(page)]) return;
	} catch {
		return;
	}
	// The hydration script runs after this one.
	page.querySelector('main astro-island')?.setAttribute('data-hydrate', '');
}
