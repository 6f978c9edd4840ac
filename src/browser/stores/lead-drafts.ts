import type { LeadProblem } from '../../domain/lead/lead-problems.ts';
import { dealerAtom } from './persisted-atom.ts';

/** A form that could not be sent to the lead API, to be sent later. */
export interface LeadDraft {
	/** The address to send it to: '/api/leads'. */
	address: string;
	body: Readonly<Record<string, unknown>> & { submission_id: string };
	/** When it was written, Unix milliseconds. */
	time: number;
	/** The address of its form: '/cars/x#test-drive'. */
	page: string;
	/** The heading of its form: 'Book a Test Drive'. */
	title: string;
	/** Whether it needs a proof of work (ENQUIRY-009). */
	needsProof: boolean;
	/** The earliest time of the next attempt, Unix milliseconds; 0 for any time. */
	retryAt: number;
	/** Why the service refused it; null while it waits to be sent. */
	refused: { error: string | null; problems: readonly LeadProblem[] } | null;
}

/** How long a draft may wait, milliseconds: after a week a reply would be unexpected. */
const SENT_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** A visitor's drafts for a dealer. A draft is removed when it was sent, or when the visitor deletes it. */
export const leadDrafts = dealerAtom<readonly LeadDraft[]>({
	name: 'lead-draft',
	initial: [],
	read: (stored) => (Array.isArray(stored) ? stored.flatMap((value) => readDraft(value) ?? []) : []),
});

/** Adds a draft; another attempt of the same submission replaces it. */
export function withDraft(drafts: readonly LeadDraft[], draft: LeadDraft): readonly LeadDraft[] {
	return [...withoutDraft(drafts, draft.body.submission_id), draft];
}

/** The drafts without one, by the id of its submission. */
export function withoutDraft(drafts: readonly LeadDraft[], submission_id: string): readonly LeadDraft[] {
	return drafts.filter(({ body }) => body.submission_id !== submission_id);
}

/** Whether a draft is a step of a form that others follow (LEADAPI-015). */
export function isStep({ body }: LeadDraft): boolean {
	return body['isLastStep'] === false;
}

/** The current state of a draft: an expired draft is no longer sent, with a message. */
export function currentDraft(draft: LeadDraft, now: number): LeadDraft {
	if (draft.refused || now - draft.time < SENT_WITHIN_MS) return draft;
	return { ...draft, refused: { error: 'It could not be sent within a week.', problems: [] } };
}

/** Validates a stored draft: it is sent to an address and links to a page, which must both be on this site. */
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
