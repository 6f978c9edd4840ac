import { element } from '../../../browser/leads/element.ts';

/** The step in which the answers of a form are looked at once more before it is sent (GOV.UK Design System, 'Check answers'). */
export interface Review {
	isOpen: () => boolean;
	open: () => void;
	/** Shows the fields again. */
	close: () => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Adds the step to a form: the answers as a list, each with a way back to its field, in place of the fields; the button that sends stays.
 * The heading takes the focus, and the field that is changed. Without a script the form is sent without the step.
 */
export function reviewAnswers(form: HTMLFormElement): Review {
	let shown: HTMLElement | null = null;
	const close = () => {
		form.classList.remove('is-reviewed');
		shown?.remove();
		shown = null;
	};
	const open = () => {
		close();
		const heading = element('h2', 'h-s', 'Check your answers');
		heading.tabIndex = -1;
		const rows = answersOf(form).map(({ label, answer, control }) => {
			const change = element('button', 'link', 'Change', element('span', 'vh', ` ${label}`));
			change.type = 'button';
			change.addEventListener('click', () => {
				close();
				control.focus();
				control.scrollIntoView({ block: 'center' });
			});
			return element(
				'div',
				'',
				element('dt', '', label),
				element('dd', '', answer),
				element('dd', '', change),
			);
		});
		shown = element('section', 'lead__review', heading, element('dl', '', ...rows));
		shown.ariaLabel = 'Check your answers';
		form.prepend(shown);
		form.classList.add('is-reviewed');
		heading.focus({ preventScroll: true });
		heading.scrollIntoView({ block: 'start' });
	};
	return { isOpen: () => shown !== null, open, close };
}

/** What was answered, by the labels of the fields; nothing that is empty, unticked or not shown. */
function answersOf(form: HTMLFormElement): { label: string; answer: string; control: Control }[] {
	const controls = [...form.querySelectorAll<Control>('label :is(input, select, textarea)')];
	return controls
		.filter((control) => control.type !== 'hidden' && control.tabIndex >= 0 && control.checkVisibility())
		.flatMap((control) => {
			const label = labelOf(control);
			if (control.type === 'radio' && !(control as HTMLInputElement).checked) return [];
			if (control.type === 'checkbox')
				return (control as HTMLInputElement).checked ? [{ label, answer: 'Yes', control }] : [];
			const answer =
				control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.label ?? '') : control.value;
			return control.value.trim() === '' ? [] : [{ label, answer: answer.trim(), control }];
		});
}

/** The words beside a field, without what it holds and without hints. */
function labelOf(control: Control): string {
	const label = control.closest('label')?.cloneNode(true) as HTMLElement;
	for (const part of label.querySelectorAll('input, select, textarea, i, .vh')) part.remove();
	return label.textContent.replace(/\s+/g, ' ').trim();
}
