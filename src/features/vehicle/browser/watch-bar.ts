/**
 * Shows the sticky bar after 900 px of scrolling: while its mark at the top of the page is out of view (VDPACT-017).
 *
 * @param loadStyles loads the bar's stylesheet, which must be there first
 */
export function watchBar(page: ParentNode, loadStyles: () => Promise<void>): void {
	const mark = page.querySelector('[data-bar-mark]');
	const bar = page.querySelector<HTMLElement>('[data-bar]');
	if (!mark || !bar) return;
	let isShown = false;
	new IntersectionObserver(async (entries) => {
		isShown = entries.at(-1)?.isIntersecting === false;
		if (isShown) await loadStyles();
		bar.classList.toggle('is-shown', isShown);
		bar.inert = !isShown;
	}).observe(mark);
}
