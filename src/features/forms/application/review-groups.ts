import { answerWords } from '../../../domain/finance-application/answer-words.ts';
import { readAnswers } from '../../../domain/finance-application/answers.ts';
import { APPLICATION_STEPS } from '../../../domain/finance-application/field.ts';
import { APPLICATION_FIELDS, controlOf } from '../../../domain/finance-application/fields.ts';
import type { AnswerGroup } from '../../../ui/form/AnswerGroups.tsx';
import { textOf } from '../browser/answers/field-text.ts';
import { ANSWER_NAMES, typedAnswers } from './application-flow.ts';

/** The characters of a licence number that are shown. */
const LICENCE_SHOWN = 3;

/**
 * The answers of an application under the headings of its steps, as they are shown once more before it is sent.
 *
 * @param held names of answers that were sent and that the page no longer has
 */
export function reviewGroups(
	form: HTMLFormElement,
	titles: readonly string[],
	held: ReadonlySet<string>,
): AnswerGroup[] {
	const answers = readAnswers(typedAnswers(form));
	const dealership = form.querySelector<HTMLSelectElement>('select[name=dealership_slug]');
	const contact = [
		{ name: 'name', label: 'Name' },
		{ name: 'email', label: 'Email' },
		{ name: 'phone', label: 'Phone' },
	].map(({ name, label }) => ({ name, label, answer: textOf(form, name)?.trim() ?? '' }));
	// Only where it was chosen: that of a vehicle is no choice.
	const chosen =
		dealership && textOf(form, dealership.name) ? dealership.selectedOptions[0]?.text : undefined;
	if (chosen) contact.unshift({ name: 'dealership_slug', label: 'Dealership', answer: chosen });
	return APPLICATION_STEPS.map((step, index) => {
		const names = ANSWER_NAMES.filter((name) => APPLICATION_FIELDS[name].step === step);
		const own = names.map((name) => {
			const words = name === 'licence_number' ? lastOf(answers[name]) : answerWords(name, answers);
			const answer = words ?? (held.has(name) ? 'Sent, and not kept on this device' : '');
			return { name: controlOf(name), label: APPLICATION_FIELDS[name].short, answer };
		});
		const all = [...(index === 0 ? contact : []), ...own];
		return { title: titles[index] ?? '', answers: all.filter(({ answer }) => answer !== '') };
	});
}

/** 'ends in 418': the full number stays hidden from onlookers. */
function lastOf(number: string | undefined): string | null {
	return number ? `ends in ${number.slice(-LICENCE_SHOWN)}` : null;
}
