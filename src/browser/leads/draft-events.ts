import type { LeadDraft } from '../stores/lead-drafts.ts';

/** Dispatched on the document by a form that stored a draft. */
export const DRAFT_KEPT = 'lead:kept';

/** Dispatched on the document when a draft was sent or refused; the form that shows the result calls `preventDefault`. */
export const DRAFT_SETTLED = 'lead:settled';

/** The result of sending a draft. */
export interface SettledDraft {
	draft: LeadDraft;
	/** The lead that came of it; null for a refused draft. */
	lead_id: string | null;
}

/** Dispatches the result of a draft to the forms on the page; returns whether one of them shows it. */
export function tellDraft(detail: SettledDraft): boolean {
	return !document.dispatchEvent(new CustomEvent(DRAFT_SETTLED, { detail, cancelable: true }));
}
