import { messageNeed, submitLabel } from '../../../domain/lead/lead-form.ts';
import { readRules } from './rules-text.ts';

/**
 * Lets the buttons of a vehicle's page, and addresses such as `/cars/x#test-drive`, decide what its one form is about. Its choice of a
 * category, which serves browsers without scripts, is then not needed.
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
	page.addEventListener('hashchange', byAddress);
	byAddress();
	// Pressed before this script came: the button still has the focus. Where buttons get none (Safari), the form's own choice serves.
	if (dialog.matches(':popover-open')) byButton(document.activeElement);
}

/** Makes the form be about what an action is called in addresses; the marks in its dialog stand in the order of its choices. */
function choosePurpose(form: HTMLFormElement, dialog: HTMLElement, name: string): void {
	const select = form.elements.namedItem('category') as HTMLSelectElement | HTMLInputElement;
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
	(select.closest('label') as HTMLElement).hidden = true;
	showNeeds(form, select.value);
	// What was wrong before is not about this any more.
	form.dispatchEvent(new Event('lead:purpose'));
}

/** Shows what a category asks for: an offer has no message and no answer to consent to (OFFERS-021). */
function showNeeds(form: HTMLFormElement, category: string): void {
	const { kind, message_optional } = readRules(form.dataset['lead']);
	const need = messageNeed(kind, category, message_optional);
	const [message, optIn] = ['message', 'opt-in'].map((name) =>
		form.querySelector<HTMLElement>(`[data-${name}]`),
	);
	for (const part of [message, optIn]) if (part) part.hidden = need === 'none';
	const hint = message?.querySelector('i');
	if (hint) hint.hidden = need === 'required';
	const button = form.querySelector('[type=submit]');
	if (button) button.textContent = submitLabel(category);
}
