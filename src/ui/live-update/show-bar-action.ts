/** Gives the bar of a vehicle page a copy of the first action that its page has left, while its own is hidden. */
export function showBarAction(bar: HTMLElement): void {
	const [own, copy] = bar.querySelectorAll<HTMLElement>('.bar__act');
	copy?.remove();
	if (!own?.hidden) return;
	const left = bar.ownerDocument.querySelector('.acts [data-action]:not([hidden])');
	if (!left) return;
	const next = left.cloneNode(true) as Element;
	next.className = own.className;
	next.querySelector('svg')?.remove();
	own.after(next);
}
