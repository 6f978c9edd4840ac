/**
 * Lets the buttons of a vehicle's page, and addresses such as `/cars/x#test-drive`, decide what its one form is about, and hydrates it with
 * its dialog. The form's choice of a category, which serves browsers without scripts, is then not shown.
 */
export function choosePurposes(page: Window): void {
	const { document } = page;
	const form = document.querySelector<HTMLFormElement>('[popover] form[data-lead]');
	const dialog = form?.closest<HTMLElement>('[popover]');
	if (!form || !dialog) return;
	const byAddress = () => choosePurpose(form, dialog, page.location.hash.slice(1));
	const byButton = (pressed: EventTarget | null) => {
		const button = (pressed as Element | null)?.closest<HTMLElement>(
			`[popovertarget=${dialog.id}][data-action]`,
		);
		if (button) choosePurpose(form, dialog, button.dataset['action']?.replaceAll('_', '-') ?? '');
	};
	document.addEventListener('click', ({ target }) => byButton(target));
	const island = form.closest('astro-island');
	// Noted as well: the script that hydrates islands may come later.
	const hydrate = () => {
		island?.setAttribute('data-hydrate', '');
		island?.dispatchEvent(new Event('hydrate'));
	};
	dialog.addEventListener('beforetoggle', hydrate);
	// While the finger is still down.
	for (const opener of document.querySelectorAll(`[popovertarget=${dialog.id}]`))
		opener.addEventListener('pointerdown', hydrate, { passive: true });
	page.addEventListener('hashchange', byAddress);
	byAddress();
	// Pressed before this script came: the button still has the focus. Where buttons get none (Safari), the form's own choice serves.
	if (!dialog.matches(':popover-open')) return;
	byButton(document.activeElement);
	hydrate();
}

/**
 * Chooses the category of an action, by the name of the action in addresses; the marks in the dialog are in the order of the choices. Only
 * values are written: the form may be hydrated at any time, and draws what follows from its category.
 */
function choosePurpose(form: HTMLFormElement, dialog: HTMLElement, name: string): void {
	const select = form.elements.namedItem('category');
	const title = dialog.querySelector('h2');
	const index = [...dialog.querySelectorAll('span[id]')].findIndex(({ id }) => id === name);
	if (!(select instanceof HTMLSelectElement) || index < 0) return;
	const message = form.elements.namedItem('message') as HTMLTextAreaElement;
	const before = select.selectedOptions[0]?.dataset['prefilled'] ?? '';
	select.selectedIndex = index;
	const option = select.selectedOptions[0];
	if (title && option) title.textContent = option.label;
	// What the visitor typed stays, whatever they go on to ask for.
	if (message.value === before) message.value = option?.dataset['prefilled'] ?? '';
	dialog.dataset['purpose'] = name;
	select.dispatchEvent(new Event('change', { bubbles: true }));
}
