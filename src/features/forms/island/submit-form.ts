import type { Dispatch } from 'react';
import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import { answersOf } from '../browser/answers-of.ts';
import { checkForm } from '../browser/check-form.ts';
import { summaryOf } from '../browser/error-summary.ts';
import { loadSender } from '../browser/load-sender.ts';
import { submitLead } from '../browser/submit-lead.ts';
import type { LeadForm } from '../embed/form-data.ts';
import type { LeadFormEvent, LeadFormState } from './lead-form-state.ts';
import { settleSubmission } from './settle-submission.ts';
import type { LiveForm } from './use-live-form.ts';
import { stepOf, type useSteps } from './use-steps.ts';

/** The form whose button was pressed. */
interface PressedForm {
	live: LiveForm;
	form: LeadForm;
	state: LeadFormState;
	steps: ReturnType<typeof useSteps>;
	dispatch: Dispatch<LeadFormEvent>;
}

/** Handles the submit button: opens the next step, shows the review of a long form, or sends the form. */
export async function submitForm({ live, form, state, steps, dispatch }: PressedForm): Promise<void> {
	const { element, dealer, draft } = live;
	const isLast = state.step >= form.steps.length - 1;
	const problems = checkForm(element, form).filter(
		({ field }) => isLast || stepOf(field, form) === state.step,
	);
	const fail = (found: readonly LeadProblem[], first: LeadProblem) =>
		dispatch({ type: 'failed', summary: summaryOf(element, found), step: stepOf(first.field, form) });
	const [first] = problems;
	if (first) return fail(problems, first);
	if (!isLast) return steps.advance(live, state.step + 1);
	const isReview = form.rules.has_review && !state.review;
	if (!isReview) dispatch({ type: 'sending' });
	const sender = await loadSender();
	const limits = sender?.contractProblems(element, form) ?? [];
	if (limits[0]) return fail(limits, limits[0]);
	if (isReview) return dispatch({ type: 'reviewed', answers: answersOf(element) });
	const submission = await submitLead(element, form, sender, live);
	dispatch({ type: 'answered' });
	const forgetSteps = () => steps.forget(dealer);
	settleSubmission(submission, { element, form, dealer, draft, sender, forgetSteps, dispatch });
}
