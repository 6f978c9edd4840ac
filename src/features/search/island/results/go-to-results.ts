/** Scrolls to the results and focuses them, because the control used may be gone. */
export function goToResults(): void {
	const results = document.getElementById('results');
	results?.scrollIntoView();
	results?.focus({ preventScroll: true });
}
