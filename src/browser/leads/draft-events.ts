import type { LeadDraft } from '../stores/lead-drafts.ts';

/** Raised on the document by a form that kept a draft. */
export const DRAFT_KEPT = 'lead:kept';

/** Raised on the document when a draft was sent or refused; the form it was written in takes it by `preventDefault`. */
export const DRAFT_SETTLED = 'lead:settled';

/** What became of a draft. */
export interface SettledDraft {
	draft: LeadDraft;
	isSent: boolean;
}

/** Tells forms on the page what became of a draft; gives whether one of them shows it. */
export function tellDraft(detail: SettledDraft): boolean {
	return !document.dispatchEvent(new CustomEvent(DRAFT_SETTLED, { detail, cancelable: true }));
}
