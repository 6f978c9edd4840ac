/** Brings the beginning of the results into view, with the focus: what one used to get there may be gone. */
export function goToResults(): void {
	const results = document.getElementById('results');
	results?.scrollIntoView();
	results?.focus({ preventScroll: true });
}
