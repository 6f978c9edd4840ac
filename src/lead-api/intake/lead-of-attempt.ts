import { hash, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { StoredLead } from '../store/leads/lead-record.ts';

/** Ids that identify the sender of a lead: mails and webhooks carry the lead's id, only its sender knows the submission's. */
export interface AttemptIds {
	lead_id: string;
	/** The `submission_id` of the lead's first step. */
	submission_id: string;
}

/** A lead, for its sender; null when it does not exist or the ids do not match. */
export async function leadOfAttempt(
	{ store }: Pick<Deps, 'store'>,
	dealer: string,
	{ lead_id, submission_id }: AttemptIds,
): Promise<StoredLead | null> {
	const lead = await store.find(dealer, lead_id);
	return lead && isSame(lead.submission_id, submission_id) ? lead : null;
}

function isSame(expected: string, given: string): boolean {
	const hashed = (text: string) => hash('sha256', text, 'buffer');
	return timingSafeEqual(hashed(expected), hashed(given));
}
