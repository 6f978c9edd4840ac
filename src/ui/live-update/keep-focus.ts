/**
 * Makes a change, and keeps the keyboard's place where it takes away what is in use: on the same action, or else at the price of a
 * vehicle's page, the action left in its bar, or a card's title. Where the whole card goes, it is the next card.
 */
export function keepFocus(place: HTMLElement, change: () => void): void {
	const inUse = place.ownerDocument.activeElement as HTMLElement | null;
	const beside = place.nextElementSibling ?? place.previousElementSibling;
	change();
	if (inUse?.checkVisibility() !== false) return;
	const left = place.isConnected ? place : beside;
	const next =
		left?.querySelector<HTMLElement>(`[data-action=${inUse.dataset.action}]:not([hidden])`) ??
		left?.querySelector<HTMLElement>(':is([data-offer], .bar__act, a):not([hidden])');
	if (!next) return;
	// An element that is no link takes the focus by this.
	if (next.tabIndex < 0) next.tabIndex = -1;
	next.focus();
}
