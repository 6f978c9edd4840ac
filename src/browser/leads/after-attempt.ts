import type { LeadDraft } from '../stores/lead-drafts.ts';
import type { LeadOutcome } from './send-lead.ts';

/**
 * What becomes of a draft once it was tried: gone when it arrived; kept with the reason when the service does not take it as it is; else
 * tried again, after as long as the service asks for.
 *
 * @param now Unix milliseconds
 */
export function afterAttempt(draft: LeadDraft, outcome: LeadOutcome, now: number): LeadDraft | null {
	switch (outcome.status) {
		case 'sent':
			return null;
		case 'refused':
			return { ...draft, refused: { error: outcome.error, problems: outcome.problems } };
		case 'busy':
		case 'away':
			return { ...draft, retryAt: now + outcome.retryMs };
		case 'offline':
			return draft;
	}
}
