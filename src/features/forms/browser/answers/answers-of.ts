import type { Answer } from '../../../../ui/form/ReviewAnswers.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The answers of a form by field label, without empty, unticked and hidden fields. */
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

/** Label text of a field, without its control and hints. */
function labelOf(control: Control): string {
	const label = control.closest('label')?.cloneNode(true) as HTMLElement;
	for (const part of label.querySelectorAll('input, select, textarea, i, .vh')) part.remove();
	return label.textContent.replace(/\s+/g, ' ').trim();
}
