import { DRAFT_KEPT } from '../../../browser/leads/draft-events.ts';
import { type LeadDraft, leadDrafts, withDraft, withoutDraft } from '../../../browser/stores/lead-drafts.ts';
import type { Attempt } from './attempt.ts';
import { categoryOf } from './field-text.ts';

/** What one form keeps of itself while it does not get through. */
export interface FormDraft {
	/** Keeps an attempt; what is changed and kept again takes the place of what was kept before. Says whether it outlives the page. */
	keep: (attempt: Attempt, retryMs?: number) => boolean;
	/** Forgets what was kept. */
	forget: () => void;
	/** Whether a draft is the one this form kept. */
	isOwn: (draft: LeadDraft) => boolean;
	/** The draft that was written in this form, for what it is about now, and refused later; null for none. */
	refused: () => LeadDraft | null;
}

/**
 * @param address where the form posts to
 * @param needsProof whether a proof of work goes along
 */
export function formDraft(
	form: HTMLFormElement,
	dealer: string,
	address: string,
	needsProof: boolean,
): FormDraft {
	const $drafts = leadDrafts(dealer);
	let kept: string | null = null;
	const forget = () => {
		if (kept !== null) $drafts.update((drafts) => withoutDraft(drafts, kept ?? ''));
		kept = null;
	};
	return {
		forget,
		isOwn: ({ body }) => body.submission_id === kept,
		keep: ({ body }, retryMs = 0) => {
			forget();
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
			// The page loads what sends it (watch-drafts.ts).
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

/** The address that leads to the form, and to what it is about now. */
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
