import type { Answer } from '../../../ui/form/ReviewAnswers.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was answered in a form, by the labels of its fields; nothing that is empty, unticked or not shown. */
export function answersOf(form: HTMLFormElement): Answer[] {
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
