import { answerWords } from '../../../domain/finance-application/answer-words.ts';
import { loanAmount, readAnswers } from '../../../domain/finance-application/answers.ts';
import { APPLICATION_STEPS, type ApplicationStep } from '../../../domain/finance-application/field.ts';
import type { ApplicationAnswers } from '../../../domain/finance-application/fields.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import type { OverviewStep } from '../../../ui/form/StepOverview.tsx';
import { textOf } from '../browser/answers/field-text.ts';
import { checkForm } from '../browser/problems/check-form.ts';
import type { LeadFormData } from '../embed/form-data.ts';
import { stepOf } from '../island/form-flow.ts';
import { APPLICATION_FLOW, typedAnswers } from './application-flow.ts';

/** What each step asks, and how long that takes. */
const ASKS: Readonly<Record<ApplicationStep, string>> = {
	about: 'How we reach you',
	loan: 'Price, deposit and term. 1 minute',
	employment: 'What you do for work. 1 minute',
	income: 'Have a payslip handy. 2 minutes',
};

/**
 * The steps of an application for a visitor who comes back: a step is done once it was left and nothing in it is missing.
 *
 * @param reached the furthest step the visitor has reached, from 0
 * @param held names of answers that were sent and that the page no longer has
 */
export function overviewSteps(
	element: HTMLFormElement,
	form: LeadFormData,
	{ reached, held }: { reached: number; held: ReadonlySet<string> },
): OverviewStep[] {
	const problems = checkForm(element, form, APPLICATION_FLOW, held);
	const unfinished = new Set(problems.map(({ field }) => stepOf(field, form, APPLICATION_FLOW)));
	const isDone = (index: number) => index < reached && !unfinished.has(index);
	const next = form.steps.findIndex((_, index) => !isDone(index));
	const answers = readAnswers(typedAnswers(element));
	const contact = ['name', 'phone'].map((name) => textOf(element, name)?.trim() ?? '');
	return form.steps.map((title, index) => {
		const step = APPLICATION_STEPS[index];
		const given = step && isDone(index) ? summaryOf(step, answers, contact) : '';
		const asks = step ? ASKS[step] : 'Check your answers, then send';
		if (isDone(index)) return { title, text: given, state: 'done' };
		return { title, text: asks, state: index === next ? 'next' : 'later' };
	});
}

/** The answers of a step in one line. */
function summaryOf(step: ApplicationStep, answers: ApplicationAnswers, contact: readonly string[]): string {
	switch (step) {
		case 'about':
			return joined(contact);
		case 'loan': {
			const amount = loanAmount(answers);
			const term = answerWords('term_years', answers);
			return `${amount === null ? '' : formatDollarsAndCents(amount)} over ${term}`.trim();
		}
		case 'employment':
			return joined([
				answerWords('employment', answers),
				answerWords('occupation', answers),
				answerWords('employed_for', answers)?.toLowerCase() ?? null,
			]);
		case 'income':
			return 'Sent, and not kept on this device';
	}
}

function joined(words: readonly (string | null)[]): string {
	return words.filter(Boolean).join(', ');
}
