import type { CallOutcome } from './call.ts';

/** A call that did not do what was asked for. */
type Failure = Exclude<CallOutcome<unknown>, { status: 'answered' }>;

/**
 * What visitors read after a call that failed: the service's reason.
 *
 * @param unanswered the text where the service gave no reason
 */
export function failureText(outcome: Failure, unanswered: string): string {
	switch (outcome.status) {
		case 'refused':
			return outcome.problem.problems[0]?.message ?? outcome.problem.error;
		case 'limited':
			return outcome.message;
		default:
			return unanswered;
	}
}
