import { element } from '../../../browser/leads/element.ts';
import {
	type LeadProblem,
	PROBLEMS_HEADING,
	TERMS_PROBLEM,
	TERMS_PROBLEM_OF_OFFER,
} from '../../../domain/lead/lead-problems.ts';
import { categoryOf, fieldOf } from './read-form.ts';
import { titleErrors } from './title-errors.ts';

/**
 * Shows what must be mended: a list above the form with a link to each field (ENQUIRY-026), and the same beside the fields. The list
 * takes the focus, so that it is read first.
 *
 * @param error what is wrong with the form as a whole; null for nothing
 * @param call how to reach the dealer instead, where that helps; null where not
 */
export function showProblems(
	form: HTMLFormElement,
	problems: readonly LeadProblem[],
	error: string | null = null,
	call: HTMLElement | null = null,
): void {
	clearProblems(form);
	const known = problems.filter(({ field }) => controlOf(form, field));
	for (const problem of known) markField(form, problem);
	const unknown = problems.filter((problem) => !known.includes(problem));
	const box = element('div', 'lead__bad');
	box.tabIndex = -1;
	if (error) box.append(element('p', 'lead__alert', error));
	if (problems.length > 0) {
		const items = [...known, ...unknown].map(({ field, message }) =>
			element('li', '', known.some((one) => one.field === field) ? linkTo(form, field, message) : message),
		);
		box.append(element('p', 'lead__badTitle', PROBLEMS_HEADING), element('ul', '', ...items));
	}
	if (call) box.append(call);
	if (!box.hasChildNodes()) return;
	if (error) box.setAttribute('role', 'alert');
	form.prepend(box);
	titleErrors();
	box.focus({ preventScroll: true });
	box.scrollIntoView({ block: 'nearest' });
}

/** Takes what stands beside a field away once it is changed; the list above stays until the form is sent again. */
export function forgetMended(form: HTMLFormElement): void {
	form.addEventListener('input', ({ target }) => {
		const control = target as HTMLElement;
		if (!control.hasAttribute('aria-invalid')) return;
		form.querySelector(`[id="${control.getAttribute('aria-describedby')}"]`)?.remove();
		control.removeAttribute('aria-invalid');
		control.removeAttribute('aria-describedby');
	});
}

/** Takes all of it away again. */
export function clearProblems(form: HTMLFormElement): void {
	for (const shown of form.querySelectorAll('.lead__bad, .fld__bad')) shown.remove();
	for (const control of form.querySelectorAll('[aria-invalid]')) {
		control.removeAttribute('aria-invalid');
		control.removeAttribute('aria-describedby');
	}
	titleErrors();
}

/** What a visitor uses for a field: where a script asks in its own way, the control it made. */
function controlOf(form: HTMLFormElement, field: string): HTMLElement | null {
	const own = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? fieldOf(form, field);
	return own instanceof HTMLInputElement && own.type === 'hidden' ? null : own;
}

function markField(form: HTMLFormElement, { field, message }: LeadProblem): void {
	const control = controlOf(form, field);
	if (!control) return;
	control.id ||= `lead-${field}`;
	const text = element('p', 'fld__bad', textBeside(form, message));
	text.id = `${control.id}-bad`;
	control.setAttribute('aria-invalid', 'true');
	control.setAttribute('aria-describedby', text.id);
	(control.closest('.visit') ?? control.closest('label') ?? control).after(text);
}

/** The terms have a text of their own under the box (ENQUIRY-016, ENQUIRY-017, resolution 107). */
function textBeside(form: HTMLFormElement, message: string): string {
	if (message !== TERMS_PROBLEM) return message;
	return categoryOf(form) === 'Offer' ? TERMS_PROBLEM_OF_OFFER : `*${message}`;
}

/** Leads to a field without changing the address, which would open a dialog. */
function linkTo(form: HTMLFormElement, field: string, message: string): HTMLAnchorElement {
	const link = element('a', '', message);
	const control = controlOf(form, field);
	link.href = `#${control?.id}`;
	link.addEventListener('click', (event) => {
		event.preventDefault();
		control?.focus();
		control?.scrollIntoView({ block: 'center' });
	});
	return link;
}
