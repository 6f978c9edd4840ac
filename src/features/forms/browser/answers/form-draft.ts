import { DRAFT_KEPT } from '../../../../browser/leads/draft-events.ts';
import {
	type LeadDraft,
	leadDrafts,
	withDraft,
	withoutDraft,
} from '../../../../browser/stores/lead-drafts.ts';
import type { Attempt } from '../sending/attempt.ts';
import { categoryOf } from './field-text.ts';

/** Stored draft of a form that could not be sent. */
export interface FormDraft {
	/** Stores an attempt, replacing this form's earlier one. Returns whether it will outlive the page. */
	keep: (attempt: Attempt, retryMs?: number) => boolean;
	/** Deletes the stored drafts of this form and of a submission, which an earlier page may have stored. */
	forget: (submission_id: string) => void;
	/** Whether a draft belongs to this form. */
	isOwn: (draft: LeadDraft) => boolean;
	/** This form's draft about its current subject that was refused later; null for none. */
	refused: () => LeadDraft | null;
}

/**
 * @param address target of the form
 * @param needsProof whether it needs a proof of work
 */
export function formDraft(
	form: HTMLFormElement,
	dealer: string,
	address: string,
	needsProof: boolean,
): FormDraft {
	const $drafts = leadDrafts(dealer);
	let kept: string | null = null;
	const forget = (submission_id: string) => {
		for (const id of [kept, submission_id])
			if (id !== null) $drafts.update((drafts) => withoutDraft(drafts, id));
		kept = null;
	};
	return {
		forget,
		isOwn: ({ body }) => body.submission_id === kept,
		keep: ({ body }, retryMs = 0) => {
			forget(body.submission_id);
			kept = body.submission_id;
			const time = Date.now();
			const draft: LeadDraft = {
				address,
				body,
				time,
				page: pageOf(form),
				title: titleOf(form),
				needsProof,
				retryAt: time + retryMs,
				refused: null,
			};
			const isKept = $drafts.update((drafts) => withDraft(drafts, draft));
			// Makes the page load the script that sends it (watch-drafts.ts).
			document.dispatchEvent(new Event(DRAFT_KEPT));
			return isKept;
		},
		refused: () => {
			const here = pageOf(form);
			const draft = $drafts.get().find((one) => one.refused && one.address === address && one.page === here);
			if (draft) kept = draft.body.submission_id;
			return draft ?? null;
		},
	};
}

/** Address of the form and its current subject. */
function pageOf(form: HTMLFormElement): string {
	const dialog = form.closest<HTMLElement>('[popover]');
	const select = form.elements.namedItem('category');
	const marks = [...(dialog?.querySelectorAll('span[id]') ?? [])];
	const chosen = select instanceof HTMLSelectElement ? select.selectedIndex : 0;
	const anchor = dialog ? marks[chosen]?.id : form.closest('section[id]')?.id;
	return `${location.pathname}${location.search}${anchor ? `#${anchor}` : ''}`;
}

function titleOf(form: HTMLFormElement): string {
	const heading = form.closest('[popover]')?.querySelector('h2') ?? document.querySelector('h1');
	return heading?.textContent.trim() || categoryOf(form);
}
