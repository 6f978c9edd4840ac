/**
 * Whether the page's address has refinements. An inline script sets this before painting, so that skeletons replace the rendered list,
 * which does not match the address.
 */
export function isRefined(): boolean {
	return 'refined' in document.documentElement.dataset;
}

/** Removes the skeletons when the matching list is shown or unavailable. */
export function hideSkeletons(): void {
	delete document.documentElement.dataset['refined'];
}
