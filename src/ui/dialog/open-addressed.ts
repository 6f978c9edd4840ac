/**
 * Opens the dialog that the address names (`/cars/x#enquire`), or that contains the named element; on load and when the fragment changes.
 */
export function openAddressed(page: Window): void {
	const open = () => {
		const { hash } = page.location;
		const dialog = page.document.getElementById(hash.slice(1))?.closest<HTMLElement>('[popover]');
		if (!dialog?.popover || dialog.matches(':popover-open')) return;
		dialog.showPopover();
		dialog.querySelector<HTMLElement>('a, button')?.focus();
	};
	open();
	page.addEventListener('hashchange', open);
}
