import {
	freshDrafts,
	type LeadDraft,
	leadDrafts,
	withDraft,
	withoutDraft,
} from '../../stores/lead-drafts.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { sendLead } from './send-lead.ts';

/** Keeps a form until the browser is online again. Says whether it outlives the page. */
export function keepDraft(dealer: string, draft: LeadDraft): boolean {
	return leadDrafts(dealer).update((drafts) => withDraft(freshDrafts(drafts, draft.time), draft));
}

/** Forgets a form that was kept. */
export function dropDraft(dealer: string, submission_id: string): void {
	leadDrafts(dealer).update((drafts) => withoutDraft(drafts, submission_id));
}

/**
 * Sends what was kept, under the names it was given first, so that nothing arrives twice. What the service refuses is not kept any
 * longer; what does not reach it waits on.
 *
 * @returns those that were sent
 */
export async function sendDrafts(
	dealer: string,
	proof: ProofOfWork | null,
	successPage: string,
	now: number,
): Promise<LeadDraft[]> {
	const store = leadDrafts(dealer);
	if (store.get().length > 0) store.update((drafts) => freshDrafts(drafts, now));
	const sent: LeadDraft[] = [];
	for (const draft of store.get()) {
		const made = await proof?.take();
		// Where this browser makes no proof, another time or the visitor themself sends it.
		if (made && !('payload' in made)) return sent;
		const outcome = await sendLead(draft.address, { ...draft.body, captcha: made?.payload }, successPage);
		if (outcome.status === 'sent') sent.push(draft);
		if (outcome.status === 'sent' || outcome.status === 'refused')
			dropDraft(dealer, draft.body.submission_id);
	}
	return sent;
}
