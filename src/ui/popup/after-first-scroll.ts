/** Delay without scrolling, milliseconds. */
const WAIT_MS = 6000;

/** Calls a function once, after the first scroll or a delay; later while the visitor is typing or has a dialog or menu open. */
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
