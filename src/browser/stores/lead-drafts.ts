import type { LeadProblem } from '../../domain/lead/lead-problems.ts';
import { dealerAtom } from './persisted-atom.ts';

/** A form that did not reach the lead API, as it goes there later. */
export interface LeadDraft {
	/** Where it goes: '/api/leads'. */
	address: string;
	body: Readonly<Record<string, unknown>> & { submission_id: string };
	/** When it was written, Unix milliseconds. */
	time: number;
	/** The form it was written in, to come back to: '/cars/x#test-drive'. */
	page: string;
	/** What it is, by the heading of its form: 'Book a Test Drive'. */
	title: string;
	/** Whether a proof of work goes along (ENQUIRY-009). */
	needsProof: boolean;
	/** Before this it is not sent again, Unix milliseconds; 0 for any time. */
	retryAt: number;
	/** Why the service does not take it as it is; null while it waits to be sent. */
	refused: { error: string | null; problems: readonly LeadProblem[] } | null;
}

/** How long a draft waits to be sent, milliseconds: after a week an answer would come as a surprise. */
const SENT_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** What a visitor wrote to a dealer that did not get through. A draft goes when it was sent, or when the visitor deletes it. */
export const leadDrafts = dealerAtom<readonly LeadDraft[]>({
	name: 'lead-draft',
	initial: [],
	read: (stored) => (Array.isArray(stored) ? stored.flatMap((value) => readDraft(value) ?? []) : []),
});

/** The drafts with one more; a further try at the same one replaces it. */
export function withDraft(drafts: readonly LeadDraft[], draft: LeadDraft): readonly LeadDraft[] {
	return [...withoutDraft(drafts, draft.body.submission_id), draft];
}

/** The drafts without one, by the id of its submission. */
export function withoutDraft(drafts: readonly LeadDraft[], submission_id: string): readonly LeadDraft[] {
	return drafts.filter(({ body }) => body.submission_id !== submission_id);
}

/** The present state of a draft: one that waited for too long is not sent any more, and says so. */
export function currentDraft(draft: LeadDraft, now: number): LeadDraft {
	if (draft.refused || now - draft.time < SENT_WITHIN_MS) return draft;
	return { ...draft, refused: { error: 'It could not be sent within a week.', problems: [] } };
}

/** What is stored is sent to an address and linked to a page: both must be of this site. */
function readDraft(value: unknown): LeadDraft | null {
	if (typeof value !== 'object' || value === null) return null;
	const { address, body, time, page, title, needsProof, retryAt, refused } = value as Partial<LeadDraft>;
	if (typeof address !== 'string' || !/^\/[a-z0-9]/.test(address)) return null;
	if (typeof time !== 'number' || typeof body?.submission_id !== 'string') return null;
	return {
		address,
		body,
		time,
		page: typeof page === 'string' && /^\/(?![/\\])/.test(page) ? page : '/',
		title: typeof title === 'string' ? title : 'Your message',
		needsProof: needsProof !== false,
		retryAt: typeof retryAt === 'number' ? retryAt : 0,
		refused: refused && Array.isArray(refused.problems) ? refused : null,
	};
}
