import type { LeadDraft } from '../../../browser/stores/lead-drafts.ts';
import { PROBLEMS_HEADING } from '../../../domain/lead/lead-problems.ts';
import { NOT_SENT } from './failures.ts';
import { showProblems } from './show-problems.ts';

/** Says in a form why its kept draft was not sent; nothing for a draft that was not refused. */
export function showRefusedDraft(form: HTMLFormElement, { refused }: LeadDraft): void {
	if (!refused) return;
	const error = refused.error === PROBLEMS_HEADING ? null : refused.error;
	showProblems(form, refused.problems, `${NOT_SENT} ${error ?? ''}`.trim());
}
