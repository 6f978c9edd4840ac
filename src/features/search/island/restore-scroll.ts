const KEY = 'forecourt.search.scroll';

/** Remembers where a visitor stands in a list when leaving its page, for when they come back to it. */
export function rememberScroll(): void {
	addEventListener('pagehide', () => {
		try {
			sessionStorage.setItem(KEY, JSON.stringify({ address: location.href, top: scrollY }));
		} catch {
			// Storage is blocked: one comes back to the top.
		}
	});
}

/** Puts a visitor who came back where they were; the list was not there yet when the browser tried. */
export function restoreScroll(): void {
	try {
		const { address, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
		if (address !== location.href || !isReturn()) return;
		sessionStorage.removeItem(KEY);
		requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
	} catch {
		// Storage is blocked or holds something else: one comes back to the top.
	}
}

function isReturn(): boolean {
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return entry?.type === 'back_forward' || entry?.type === 'reload';
}
