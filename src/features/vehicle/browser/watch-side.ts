/**
 * Tells the sheet how high the column beside the pictures is (`--side`), so that one that is higher than the window stops with its foot
 * in sight instead of its head: what is below could not be reached before the page's end.
 */
export function watchSide(page: ParentNode): void {
	const side = page.querySelector<HTMLElement>('[data-side]');
	if (!side) return;
	new ResizeObserver(() => side.style.setProperty('--side', `${side.offsetHeight}px`)).observe(side);
}
