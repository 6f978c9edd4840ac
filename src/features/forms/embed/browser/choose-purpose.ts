/**
 * Selects the category of a vehicle page's form by the button pressed or by an address such as `/cars/x#test-drive`, and hydrates the form
 * with its dialog. The category field, meant for browsers without JavaScript, is then hidden.
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
	// Also set as an attribute, because the hydration script may load later.
	const hydrate = () => {
		island?.setAttribute('data-hydrate', '');
		island?.dispatchEvent(new Event('hydrate'));
	};
	dialog.addEventListener('beforetoggle', hydrate);
	// Hydrates on pointerdown, before the click.
	for (const opener of document.querySelectorAll(`[popovertarget=${dialog.id}]`))
		opener.addEventListener('pointerdown', hydrate, { passive: true });
	page.addEventListener('hashchange', byAddress);
	byAddress();
	// A button pressed before this script ran still has the focus. Where buttons get no focus (Safari), the category field remains.
	if (!dialog.matches(':popover-open')) return;
	byButton(document.activeElement);
	hydrate();
}

/**
 * Selects the category of an action by its name in addresses; the anchors in the dialog are in the order of the categories. Only field
 * values are set: the form may be hydrated at any time and renders what depends on the category.
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
	// Keeps text that the visitor typed.
	if (message.value === before) message.value = option?.dataset['prefilled'] ?? '';
	dialog.dataset['purpose'] = name;
	select.dispatchEvent(new Event('change', { bubbles: true }));
}
