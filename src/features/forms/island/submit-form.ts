import type { Dispatch } from 'react';
import { answersOf } from '../browser/answers-of.ts';
import { checkForm, summaryOf } from '../browser/check-form.ts';
import { submitLead } from '../browser/submit-lead.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { LeadFormEvent, LeadFormState } from './lead-form-state.ts';
import { settleSubmission } from './settle-submission.ts';
import type { LiveForm } from './use-live-form.ts';
import { stepOf, type useSteps } from './use-steps.ts';

/** What a press of a form's button is about. */
interface PressedForm {
	live: LiveForm;
	form: LeadForm;
	state: LeadFormState;
	steps: ReturnType<typeof useSteps>;
	dispatch: Dispatch<LeadFormEvent>;
}

/** Does what the button of a form is for: goes on to the next step, shows the answers of a long form once more, or sends it. */
export async function submitForm({ live, form, state, steps, dispatch }: PressedForm): Promise<void> {
	const { element, dealer, draft } = live;
	const isLast = state.step >= form.steps.length - 1;
	const problems = checkForm(element, form).filter(
		({ field }) => isLast || stepOf(field, form) === state.step,
	);
	const [first] = problems;
	if (first) {
		dispatch({ type: 'failed', summary: summaryOf(element, problems), step: stepOf(first.field, form) });
		return;
	}
	if (!isLast) return steps.advance(live, state.step + 1);
	if (form.rules.has_review && !state.review) {
		dispatch({ type: 'reviewed', answers: answersOf(element) });
		return;
	}
	dispatch({ type: 'sending' });
	const submission = await submitLead(element, form, live);
	dispatch({ type: 'answered' });
	const forgetSteps = () => steps.forget(dealer);
	settleSubmission(submission, { element, form, dealer, draft, forgetSteps, dispatch });
}
