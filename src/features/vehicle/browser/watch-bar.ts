/**
 * Shows the bar while its mark, the first 900 px of the page, is out of sight (VDPACT-017).
 *
 * @param bringLook brings the style of the bar, which waits for it
 */
export function watchBar(page: ParentNode, bringLook: () => Promise<void>): void {
	const mark = page.querySelector('[data-bar-mark]');
	const bar = page.querySelector<HTMLElement>('[data-bar]');
	if (!mark || !bar) return;
	let isShown = false;
	new IntersectionObserver(async (entries) => {
		isShown = entries.at(-1)?.isIntersecting === false;
		if (isShown) await bringLook();
		bar.classList.toggle('is-shown', isShown);
		bar.inert = !isShown;
	}).observe(mark);
}
