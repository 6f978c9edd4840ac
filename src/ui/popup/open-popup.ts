import { afterFirstScroll } from './after-first-scroll.ts';

/** Whether the popup is shown: until its expiry, to visitors it was not shown to before (PROMO-003, PROMO-005). */
export function isPopupDue(
	popup: { id: string; expires: number },
	shown: string | null,
	now: number,
): boolean {
	return now < popup.expires && shown !== popup.id;
}

/**
 * Opens the page's popup if it is due: after the first scroll or a few seconds, or at once on a wide screen where the dealer wants that. Once
 * shown it is not shown again, be it closed, followed or left (PROMO-003, PROMO-004); a later popup has another id (resolution 175).
 *
 * @param now the moment, Unix milliseconds; asked again when it opens
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
		console.warn('This browser keeps nothing: the promotion shows again on the next page');
	}
}
