/**
 * Whether the address of a page narrows its list. A small script in the page says so before anything is shown, so that the list in the
 * HTML, which is not the one asked for, gives way to skeletons.
 */
export function isRefined(): boolean {
	return 'refined' in document.documentElement.dataset;
}

/** Takes the skeletons away: the right list stands in the page, or there is none to be had. */
export function hideSkeletons(): void {
	delete document.documentElement.dataset['refined'];
}
