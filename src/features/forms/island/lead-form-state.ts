import type { LeadProblem } from '../../../domain/lead/lead-problems.ts';
import type { Summary } from '../../../ui/form/ErrorSummary.tsx';
import type { Answer } from '../../../ui/form/ReviewAnswers.tsx';

/** Where a form is between its first field and its sending. */
export interface LeadFormState {
	/** The step that is shown, from 0; 0 for a form in one piece. */
	step: number;
	/** The last step the visitor came to by a button; null before. Its heading takes the focus. */
	movedTo: number | null;
	/** What is wrong, above the fields; null for nothing. */
	summary: Summary | null;
	/** What is wrong, beside the fields: without what was changed since. */
	beside: readonly LeadProblem[];
	/** What the visitor can do instead, below the summary; null for nothing. */
	advice: string | null;
	/** The answers as they are shown once more before sending; null while the fields are shown. */
	review: readonly Answer[] | null;
	isSending: boolean;
	/** What became of a form that was kept. */
	status: 'none' | 'kept' | 'sent-later';
	/** How often a lead was refused: free times are asked for anew then. */
	refusals: number;
}

export const FIRST_STATE: LeadFormState = {
	step: 0,
	movedTo: null,
	summary: null,
	beside: [],
	advice: null,
	review: null,
	isSending: false,
	status: 'none',
	refusals: 0,
};

/** What happens to a form. */
export type LeadFormEvent =
	/** It cannot be sent as it is: its own check says so, or the service does (`isRefused`). */
	| { type: 'failed'; summary: Summary; advice?: string | null; isRefused?: boolean; step?: number }
	/** A field was changed: what was beside it goes, the summary stays until the form is sent again. */
	| { type: 'changed'; field: string }
	/** Nothing is said to be wrong any more. */
	| { type: 'cleared' }
	| { type: 'went'; step: number; isMoved: boolean }
	| { type: 'reviewed'; answers: readonly Answer[] }
	/** The fields are shown again. */
	| { type: 'reopened' }
	| { type: 'sending' }
	/** An answer came, or none. */
	| { type: 'answered' }
	| { type: 'kept' }
	| { type: 'sent later' };

/** The state of a form after something happened. */
export function nextState(state: LeadFormState, event: LeadFormEvent): LeadFormState {
	switch (event.type) {
		case 'failed': {
			const { summary, advice = null, isRefused = false, step = state.step } = event;
			const known = summary.problems.filter(({ hasField }) => hasField);
			return {
				...state,
				step,
				summary,
				advice,
				beside: known,
				isSending: false,
				status: 'none',
				// What must be mended is mended in the fields; what waits for the service is not.
				review: isRefused || summary.problems.length > 0 ? null : state.review,
				refusals: state.refusals + (isRefused ? 1 : 0),
			};
		}
		case 'changed':
			return state.beside.some(({ field }) => field === event.field)
				? { ...state, beside: state.beside.filter(({ field }) => field !== event.field) }
				: state;
		case 'cleared':
			return { ...state, summary: null, beside: [], advice: null };
		case 'went':
			return {
				...nextState(state, { type: 'cleared' }),
				step: event.step,
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
			return { ...nextState(state, { type: 'cleared' }), status: 'sent-later' };
	}
}
