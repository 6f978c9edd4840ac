/** Events that precede a search; without them a page loads nothing for it. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls a function once, on the visitor's first activity, which is usually before the first tap.
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
