import { afterFirstScroll } from './after-first-scroll.ts';

/** Whether to show the popup: before its expiry, to visitors who have not seen it (PROMO-003, PROMO-005). */
export function isPopupDue(
	popup: { id: string; expires: number },
	shown: string | null,
	now: number,
): boolean {
	return now < popup.expires && shown !== popup.id;
}

/**
 * Opens the page's popup if it is due: after the first scroll or a delay, or at once on wide screens where the dealer wants that. It is
 * shown only once, however it was closed (PROMO-003, PROMO-004); a later popup has another id (resolution 175).
 *
 * @param now returns the current time, Unix milliseconds; called again when it opens
 */
export function openPopup(page: Document, now: () => number): void {
	const dialog = page.querySelector<HTMLDialogElement>('dialog[data-popup]');
	if (!dialog) return;
	const { popup: id = '', kept: key = '', expires, opens } = dialog.dataset;
	const isDue = () => isPopupDue({ id, expires: Number(expires) }, read(key), now());
	if (!isDue()) return;
	const open = () => {
		if (!isDue()) return;
		dialog.showModal();
		keep(key, id);
	};
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog) dialog.close();
	});
	if (opens === 'at_once' && matchMedia('(min-width: 48em)').matches) open();
	else afterFirstScroll(page, open);
}

function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function keep(key: string, id: string): void {
	try {
		localStorage.setItem(key, id);
	} catch {
		console.warn('Browser storage is not available: the promotion will show again on the next page');
	}
}
