import type { CallOutcome } from '../../../api/call.ts';
import type { SignInEvent } from './sign-in-state.ts';

const OFFLINE = 'You are offline.';
const NO_ANSWER = 'We didn’t get an answer. Your code is kept here: please try again in a minute.';

/**
 * What follows from a call that was not answered as wished.
 *
 * @param field the field it was about, for a refusal that names none
 */
export function eventOf(
	outcome: Exclude<CallOutcome<unknown>, { status: 'answered' }>,
	field: string,
	now: number,
): SignInEvent {
	switch (outcome.status) {
		case 'refused': {
			const { problems, error } = outcome.problem;
			return { type: 'refused', problem: { field, message: problems[0]?.message ?? error } };
		}
		case 'limited':
			return { type: 'stopped', stop: { reason: 'too often', until: now + outcome.retryMs } };
		case 'unavailable':
			// The visitor has the text already, and calls no one to get another.
			if (field === 'code') return { type: 'not reached', status: NO_ANSWER };
			return { type: 'stopped', stop: { reason: 'unavailable', until: now + outcome.retryMs } };
		case 'offline':
			return { type: 'not reached', status: OFFLINE };
	}
}
