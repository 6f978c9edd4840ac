/** What a visitor does before searching: a page nobody touches fetches nothing for a search. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once, at the first sign that somebody is using the page: before the first tap, as a rule, so that it is answered at once.
 *
 * @returns stops waiting
 */
export function onFirstActivity(callback: () => void): () => void {
	const controller = new AbortController();
	const begin = () => {
		controller.abort();
		callback();
	};
	for (const sign of SIGNS) addEventListener(sign, begin, { signal: controller.signal, passive: true });
	return () => controller.abort();
}
