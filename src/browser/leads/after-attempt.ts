import type { LeadOutcome } from '../../api/send-lead.ts';
import type { LeadDraft } from '../stores/lead-drafts.ts';

/**
 * What becomes of a draft once it was tried: gone when it arrived; kept with the reason when the service does not take it as it is; else
 * tried again, after as long as the service asks for.
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
