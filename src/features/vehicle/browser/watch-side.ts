/**
 * Sets the height of the side column as `--side`, so that CSS can make a column higher than the window stick at its bottom edge instead of
 * its top. Otherwise its lower part could not be reached before the end of the page.
 */
export function watchSide(page: ParentNode): void {
	const side = page.querySelector<HTMLElement>('[data-side]');
	if (!side) return;
	new ResizeObserver(() => side.style.setProperty('--side', `${side.offsetHeight}px`)).observe(side);
}
