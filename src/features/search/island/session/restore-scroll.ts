const KEY = 'forecourt.search.scroll';

/** Stores the scroll position when the visitor leaves the list. */
export function rememberScroll(): void {
	addEventListener('pagehide', () => {
		try {
			sessionStorage.setItem(KEY, JSON.stringify({ address: location.href, top: scrollY }));
		} catch {
			// Storage is blocked: the visitor returns to the top.
		}
	});
}

/** Restores the scroll position on return; the list was not rendered when the browser tried. */
export function restoreScroll(): void {
	try {
		const { address, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
		if (address !== location.href || !isReturn()) return;
		sessionStorage.removeItem(KEY);
		requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
	} catch {
		// Storage is blocked or its value is invalid: the visitor returns to the top.
	}
}

function isReturn(): boolean {
	const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return entry?.type === 'back_forward' || entry?.type === 'reload';
}
