/** Opens the dialog an address names (`/cars/x#enquire`), or whose mark it names, now and when the address changes on the page. */
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
