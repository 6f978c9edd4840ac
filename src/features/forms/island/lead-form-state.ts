import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { Summary } from '../../../ui/form/ErrorSummary.tsx';
import type { Answer } from '../../../ui/form/ReviewAnswers.tsx';

/** State of a lead form. */
export interface LeadFormState {
	/** Current step, from 0; 0 for a form without steps. */
	step: number;
	/** Whether the overview of the steps is shown instead of one. */
	isOverview: boolean;
	/** Last step opened by a button, whose heading takes the focus; null before. */
	movedTo: number | null;
	/** Error summary; null for none. */
	summary: Summary | null;
	/** Problems beside fields, without those of fields changed since. */
	beside: readonly LeadProblem[];
	/** Advice below the summary; null for none. */
	advice: string | null;
	/** The sign-in page, where the form needs a session. */
	signIn: string | null;
	/** Answers of the review step; null while the fields are shown. */
	review: readonly Answer[] | null;
	isSending: boolean;
	/** Status of a stored form. */
	status: 'none' | 'kept' | 'sent-later' | 'step-sent-later';
	/** Number of refusals; each reloads the free times. */
	refusals: number;
}

/** The state of a form as the build renders it: at its first step, nothing sent. */
export const FIRST_STATE: LeadFormState = {
	step: 0,
	isOverview: false,
	movedTo: null,
	summary: null,
	beside: [],
	advice: null,
	signIn: null,
	review: null,
	isSending: false,
	status: 'none',
	refusals: 0,
};

/** The first state of a form, which may begin with the overview of its steps. */
export function firstState(isOverview: boolean): LeadFormState {
	return { ...FIRST_STATE, isOverview };
}

/** Events of a lead form. */
export type LeadFormEvent =
	/** Validation failed, in the form or by the service (`isRefused`). */
	| {
			type: 'failed';
			summary: Summary;
			advice?: string | null;
			signIn?: string | undefined;
			isRefused?: boolean;
			step?: number;
	  }
	/** A field changed: its problem is removed; the summary stays until the form is sent again. */
	| { type: 'changed'; field: string }
	/** All problems and messages are removed. */
	| { type: 'cleared' }
	/** A step was opened, or the overview by a visitor who has reached this step. */
	| { type: 'step opened'; step: number; isMoved: boolean; isOverview?: boolean }
	| { type: 'reviewed'; answers: readonly Answer[] }
	/** The review was closed. */
	| { type: 'reopened' }
	| { type: 'sending' }
	/** Sending has ended, with or without a response. */
	| { type: 'answered' }
	| { type: 'kept' }
	/** A stored form was sent: the whole, or a step after which others follow. */
	| { type: 'sent later'; isStep: boolean };

/** State of a form after an event. */
export function nextState(state: LeadFormState, event: LeadFormEvent): LeadFormState {
	switch (event.type) {
		case 'failed': {
			const { summary, advice = null, signIn = null, isRefused = false, step = state.step } = event;
			const known = summary.problems.filter(({ hasField }) => hasField);
			return {
				...state,
				step,
				summary,
				advice,
				signIn,
				beside: known,
				isSending: false,
				status: 'none',
				// Problems are fixed in the fields; without any, the review stays.
				review: isRefused || summary.problems.length > 0 ? null : state.review,
				refusals: state.refusals + (isRefused ? 1 : 0),
			};
		}
		case 'changed':
			return state.beside.some(({ field }) => field === event.field)
				? { ...state, beside: state.beside.filter(({ field }) => field !== event.field) }
				: state;
		case 'cleared':
			return { ...state, summary: null, beside: [], advice: null, signIn: null, status: 'none' };
		case 'step opened':
			return {
				...nextState(state, { type: 'cleared' }),
				step: event.step,
				isOverview: event.isOverview === true,
				movedTo: event.isMoved ? event.step : null,
			};
		case 'reviewed':
			return { ...nextState(state, { type: 'cleared' }), review: event.answers };
		case 'reopened':
			return { ...state, review: null };
		case 'sending':
			return { ...state, isSending: true };
		case 'answered':
			return { ...state, isSending: false };
		case 'kept':
			return { ...nextState(state, { type: 'cleared' }), isSending: false, status: 'kept' };
		case 'sent later':
			return {
				...nextState(state, { type: 'cleared' }),
				status: event.isStep ? 'step-sent-later' : 'sent-later',
			};
	}
}
