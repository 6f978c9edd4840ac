import type { Dispatch } from 'react';
import { leadTarget } from '../../../../api/leads/lead-target.ts';
import type { Remedy } from '../../../../api/problem.ts';
import { PROBLEMS_HEADING } from '../../../../domain/lead/lead-problems.ts';
import { successPath } from '../../../../paths/paths.ts';
import type { Summary } from '../../../../ui/form/ErrorSummary.tsx';
import { keepDetails } from '../../browser/answers/customer-details.ts';
import type { FormDraft } from '../../browser/answers/form-draft.ts';
import { categoryOf } from '../../browser/answers/read-form.ts';
import { summaryOf } from '../../browser/problems/error-summary.ts';
import { busyAdvice, FAILURES, KEPT_HERE, REMEDIES } from '../../browser/problems/failures.ts';
import type { Sender } from '../../browser/sending/load-sender.ts';
import type { Submission } from '../../browser/sending/submit-lead.ts';
import { noteSent } from '../../browser/sent/note-sent.ts';
import type { LeadFormData } from '../../embed/form-data.ts';
import { type FormFlow, stepOf } from '../form-flow.ts';
import type { LeadFormEvent } from '../lead-form-state.ts';

/** A form that was sent, or one of its steps. */
interface UnsentForm {
	element: HTMLFormElement;
	form: LeadFormData;
	flow: FormFlow;
	dealer: string;
	draft: FormDraft;
	/** Deletes stored answers of earlier steps. */
	forgetSteps: () => void;
	dispatch: Dispatch<LeadFormEvent>;
}

/** The form of a finished submission. */
export interface SubmittedForm extends UnsentForm {
	/** Null when it failed to load and nothing was sent. */
	sender: Sender | null;
}

/** Handles the outcome of a submission: opens the success page, shows problems, or stores the form to send it later. */
export function settleSubmission({ attempt, outcome }: Submission, submitted: SubmittedForm): void {
	if (outcome.status === 'received' || outcome.status === 'held')
		return openNextPage(attempt.body, outcome, submitted);
	settleUnsent({ attempt, outcome }, submitted);
}

/** A submission that made no lead. */
interface Unsent {
	attempt: Submission['attempt'];
	outcome: Exclude<Submission['outcome'], { status: 'received' | 'held' }>;
}

/** Handles a form or step that was not taken: shows why, and stores it to send it later where its answers may be kept. */
export function settleUnsent({ attempt, outcome }: Unsent, submitted: UnsentForm): void {
	const { element, form, flow, dispatch, draft } = submitted;
	const { stillHere } = flow;
	const failure = FAILURES[form.rules.kind];
	const failed = (error: string, advice: string) =>
		dispatch({ type: 'failed', summary: { error, problems: [] }, advice });
	const unreached = () => failed(failure, stillHere ? `${stillHere} ${REMEDIES.retry}` : KEPT_HERE);
	switch (outcome.status) {
		case 'unproved':
			// Posts the form as without JavaScript: the lead is stored, and a question replaces the proof (resolution 112).
			forget(submitted, attempt.body.submission_id);
			return element.submit();
		case 'taken':
			return refused(summaryOf(element, outcome.problems), submitted);
		case 'invalid': {
			const { message, problems } = outcome;
			const error = problems.length > 0 && message === PROBLEMS_HEADING ? null : message || failure;
			return refused(summaryOf(element, problems, error), submitted, outcome);
		}
		case 'limited':
			if (stillHere) return failed(outcome.message, `${stillHere} ${REMEDIES.call}`);
			draft.keep(attempt, outcome.retryMs);
			return failed(outcome.message, busyAdvice(outcome.retryMs));
		case 'unavailable':
			if (!stillHere) draft.keep(attempt, outcome.retryMs);
			return unreached();
		case 'offline':
			return !stillHere && draft.keep(attempt) ? dispatch({ type: 'kept' }) : unreached();
	}
}

function refused(
	summary: Summary,
	{ form, flow, dispatch }: UnsentForm,
	{ sign_in: signIn, remedy }: { sign_in?: string | undefined; remedy?: Remedy | undefined } = {},
): void {
	const [first] = summary.problems;
	const helps = remedy ?? (first || signIn ? null : 'retry');
	dispatch({
		type: 'failed',
		summary,
		advice: helps && REMEDIES[helps],
		signIn,
		isRefused: true,
		...(first && { step: stepOf(first.field, form, flow) }),
	});
}

/** Records the sent lead and opens the success page (ENQUIRY-021, ENQUIRY-025). */
function openNextPage(
	body: Submission['attempt']['body'],
	outcome: { lead_id: string; success_page: string; reference?: string },
	submitted: SubmittedForm,
): void {
	const { element, form, flow, dealer, sender, dispatch } = submitted;
	const { lead_id, success_page } = outcome;
	const {
		submission_id,
		first_submission_id,
		category: filed,
		car_type,
	} = body as typeof body & Record<string, string | null>;
	const category = filed ?? categoryOf(element);
	const api = leadTarget(form.action)?.api ?? '';
	noteSent(dealer, { api, lead_id, submission_id: first_submission_id ?? submission_id, category });
	forget(submitted, submission_id);
	sender?.recordSuccess(element, dealer, form.rules, {
		time: Date.now(),
		event: flow.event?.(element) ?? null,
	});
	if (flow.received) {
		dispatch({ type: 'cleared' });
		return flow.received(element, outcome.reference ?? null);
	}
	flow.leadsOn?.(element, success_page);
	location.assign(successPath(success_page, category, car_type ?? null));
}

function forget({ element, dealer, draft, forgetSteps }: UnsentForm, submission_id: string): void {
	draft.forget(submission_id);
	forgetSteps();
	keepDetails(element, dealer);
}
