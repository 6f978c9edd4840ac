/** Whether the popup is shown: until its expiry, to those who have not hidden it (PROMO-003, PROMO-005). */
export function isPopupDue(
	popup: { id: string; expires: number },
	hidden: string | null,
	now: number,
): boolean {
	return now < popup.expires && hidden !== popup.id;
}

/**
 * Opens the page's popup if it is due. Closing it by its button or Escape, or following it, hides it for good (PROMO-004); a later popup
 * has another id and shows again (resolution 175).
 */
export function openPopup(page: Document, now: number): void {
	const dialog = page.querySelector<HTMLDialogElement>('dialog[data-popup]');
	if (!dialog) return;
	const { popup: id = '', kept: key = '', expires } = dialog.dataset;
	if (!isPopupDue({ id, expires: Number(expires) }, read(key), now)) return;
	dialog.showModal();
	const hide = () => keep(key, id);
	dialog.addEventListener('close', hide);
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog) dialog.close();
		if ((target as Element).closest('a')) hide();
	});
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
