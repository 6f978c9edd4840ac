import { element } from '../../../browser/leads/element.ts';
import type { LeadOutcome } from '../../../browser/leads/send-lead.ts';
import type { LeadKind } from '../../../domain/lead/lead-form.ts';
import { PROBLEMS_HEADING } from '../../../domain/lead/lead-problems.ts';

/** Shown when the service says nothing better (ENQUIRY-024, and the errors of leads; the spelling is the specification's). */
export const FAILURES = {
	enquiries: 'An error occurred when submitting this form',
	leads: 'An unexpected error occured.',
} as const;

/** What the service says of the form as a whole, and the phone where no field can be mended; its heading of the fields stands over them anyway. */
export function refusal(
	{ error, problems }: Extract<LeadOutcome, { status: 'refused' }>,
	form: HTMLFormElement,
	kind: LeadKind,
): [error: string | null, call: HTMLElement | null] {
	if (problems.length > 0) return [error === PROBLEMS_HEADING ? null : error, null];
	return [error ?? FAILURES[kind], callLine(form, 'Please try again, or call us on ')];
}

/** Said first of a form that was kept and then refused. */
export const NOT_SENT = 'What you wrote earlier was not sent.';

/** For a service that takes nothing more for now: it is sent again by itself. */
export function busyLine(form: HTMLFormElement, retryMs: number): HTMLElement {
	const minutes = Math.ceil(retryMs / 60_000);
	const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
	return callLine(
		form,
		`What you wrote is kept on this device and sent again ${when}, on whichever page of this site you are. If it is urgent, call us on `,
	);
}

/** For when no answer comes. */
export function awayLine(form: HTMLFormElement): HTMLElement {
	return callLine(
		form,
		'What you wrote is still here, is kept on this device and sent again by itself. Please try again, or call us on ',
	);
}

function callLine(form: HTMLFormElement, words: string): HTMLElement {
	const known = form.closest('main')?.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
	const link = element('a', 'nobr', known?.textContent.replace(/^\s*Call\s+/, '').trim() ?? '');
	link.href = known?.href ?? '';
	return element('p', '', words, link, '.');
}
