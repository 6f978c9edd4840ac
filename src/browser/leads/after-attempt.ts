import type { LeadOutcome } from '../../api/leads/send-lead.ts';
import type { LeadDraft } from '../stores/lead-drafts.ts';

/**
 * The draft after an attempt to send it: null when it was received; with the reason when the service refused it; else
 * with the time of the next attempt, from the service's `Retry-After`.
 *
 * @param now Unix milliseconds
 */
export function afterAttempt(draft: LeadDraft, outcome: LeadOutcome, now: number): LeadDraft | null {
	switch (outcome.status) {
		case 'received':
		case 'held':
			return null;
		case 'taken':
			return { ...draft, refused: { error: null, problems: outcome.problems } };
		case 'invalid':
			return { ...draft, refused: { error: outcome.message, problems: outcome.problems } };
		case 'limited':
		case 'unavailable':
			return { ...draft, retryAt: now + outcome.retryMs };
		case 'offline':
			return draft;
	}
}
