/** How long a visitor who does not scroll has the page to themselves. */
const WAIT_MS = 6000;

/**
 * Does something once, after the first scroll or a few seconds; later when the visitor is busy then: typing, or with a dialog or menu open.
 */
export function afterFirstScroll(page: Document, act: () => void): void {
	const begin = () => {
		page.removeEventListener('scroll', begin);
		clearTimeout(timer);
		if (isBusy(page)) timer = setTimeout(begin, WAIT_MS);
		else act();
	};
	let timer = setTimeout(begin, WAIT_MS);
	page.addEventListener('scroll', begin, { passive: true });
}

function isBusy(page: Document): boolean {
	return (
		page.activeElement?.matches('input, select, textarea') === true ||
		page.querySelector('dialog[open], :popover-open, header details[open]') !== null
	);
}
