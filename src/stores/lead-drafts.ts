import { dealerAtom } from './persisted-atom.ts';

/** A form that could not be sent because the browser was offline, as it goes to the lead API. */
export interface LeadDraft {
	/** Where it goes: '/api/leads'. */
	address: string;
	body: Readonly<Record<string, unknown>> & { submission_id: string };
	/** When it was written, Unix milliseconds. */
	time: number;
}

/** How long a draft waits, milliseconds: after a week nobody expects an answer any more. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** What a visitor wrote to a dealer while offline. */
export const leadDrafts = dealerAtom<readonly LeadDraft[]>({
	name: 'lead-draft',
	initial: [],
	read: (stored) => (Array.isArray(stored) ? stored.filter(isDraft) : []),
});

/** Those still worth sending. */
export function freshDrafts(drafts: readonly LeadDraft[], now: number): readonly LeadDraft[] {
	return drafts.filter(({ time }) => now - time < KEPT_MS);
}

/** The drafts with one more; a further try at the same one replaces it. */
export function withDraft(drafts: readonly LeadDraft[], draft: LeadDraft): readonly LeadDraft[] {
	return [...withoutDraft(drafts, draft.body.submission_id), draft];
}

/** The drafts without one, by the id of its submission. */
export function withoutDraft(drafts: readonly LeadDraft[], submission_id: string): readonly LeadDraft[] {
	return drafts.filter(({ body }) => body.submission_id !== submission_id);
}

/** What is stored is sent to an address: it must be one of this site. */
function isDraft(value: unknown): value is LeadDraft {
	if (typeof value !== 'object' || value === null) return false;
	const { address, body, time } = value as Record<string, unknown>;
	return (
		typeof address === 'string' &&
		/^\/[a-z0-9]/.test(address) &&
		typeof time === 'number' &&
		typeof (body as Record<string, unknown> | null)?.['submission_id'] === 'string'
	);
}
