import type { LeadProblem } from '../../../../domain/lead/lead-problems.ts';
import { answersOf } from '../../browser/answers/answers-of.ts';
import { checkForm } from '../../browser/problems/check-form.ts';
import { summaryOf } from '../../browser/problems/error-summary.ts';
import { loadSender } from '../../browser/sending/load-sender.ts';
import { submitLead } from '../../browser/sending/submit-lead.ts';
import { type StepLeft, stepOf } from '../form-flow.ts';
import type { PressedForm } from './pressed-form.ts';
import { sendStep } from './send-step.ts';
import { settleSubmission } from './settle-submission.ts';

/** Where the button of a step leads; for the last one, whether the form can be sent. */
async function leaveStep({ live, flow, state, dispatch }: PressedForm): Promise<StepLeft> {
	const next = { step: live.returnsTo ?? state.step + 1 };
	if (!flow.leave) return next;
	dispatch({ type: 'sending' });
	const left = await flow.leave(state.step, live.element, live.lead);
	dispatch({ type: 'answered' });
	return left;
}

/** Does what the button of a form is for, once for presses that follow before it is rendered again. */
export async function pressButton(pressed: PressedForm): Promise<void> {
	const { live } = pressed;
	if (live.isBusy) return;
	live.isBusy = true;
	await submitForm(pressed).finally(() => {
		live.isBusy = false;
	});
}

/** Goes on to the next step, shows the answers of a long form once more, or sends it. */
async function submitForm(pressed: PressedForm): Promise<void> {
	const { live, form, flow, state, steps, dispatch } = pressed;
	const { element, dealer, draft } = live;
	const isLast = state.step >= form.steps.length - 1;
	const problems = checkForm(element, form, flow, new Set(live.lead?.held)).filter(
		({ field }) => isLast || stepOf(field, form, flow) === state.step,
	);
	const fail = (found: readonly LeadProblem[], first: LeadProblem) => {
		const step = stepOf(first.field, form, flow);
		dispatch({ type: 'failed', summary: summaryOf(element, found), step });
	};
	const [first] = problems;
	if (first) return fail(problems, first);
	if (!isLast) {
		const isSent = flow.isSentByStep && state.step >= (flow.sentFrom ?? 0);
		if (isSent && !(await sendStep(pressed))) return;
		const left = await leaveStep(pressed);
		if ('problems' in left) return left.problems[0] && fail(left.problems, left.problems[0]);
		if (left.hasNews && !(await sendStep(pressed))) return;
		live.returnsTo = null;
		return steps.advance(live, state.step, left.step);
	}
	const left = await leaveStep(pressed);
	if ('problems' in left) return left.problems[0] && fail(left.problems, left.problems[0]);
	const isReview = form.rules.has_review && !state.review;
	if (!isReview) dispatch({ type: 'sending' });
	const sender = await loadSender();
	const limits = sender?.contractProblems(element, form) ?? [];
	if (limits[0]) return fail(limits, limits[0]);
	if (isReview) return dispatch({ type: 'reviewed', answers: answersOf(element) });
	const submission = await submitLead(element, { definition: form, flow, sender, isLast }, live);
	dispatch({ type: 'answered' });
	const forgetSteps = () => steps.forget(dealer);
	settleSubmission(submission, { element, form, flow, dealer, draft, sender, forgetSteps, dispatch });
}
