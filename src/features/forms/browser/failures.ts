import type { LeadKind } from '../../../domain/lead/lead-form.ts';

/** Shown when the service gives no reason (ENQUIRY-024, and the errors of leads; the spelling is the specification's). */
export const FAILURES: Readonly<Record<LeadKind, string>> = {
	enquiries: 'An error occurred when submitting this form',
	leads: 'An unexpected error occured.',
};

/** Begins what is said of a form that was kept and then refused. */
export const NOT_SENT = 'What you wrote earlier was not sent.';

/** For a form that cannot be mended by its fields; the number to call follows, as after the others below. */
export const TRY_AGAIN = 'Please try again, or call us on ';

/** For when no answer comes. */
export const KEPT_HERE =
	'What you wrote is still here, is kept on this device and sent again by itself. Please try again, or call us on ';

/** For a service that takes nothing more for now: the form is sent again by itself. */
export function busyAdvice(retryMs: number): string {
	const minutes = Math.ceil(retryMs / 60_000);
	const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
	return `What you wrote is kept on this device and sent again ${when}, on whichever page of this site you are. If it is urgent, call us on `;
}

/** What is said of a form on its way to the lead API. */
export const STATUS_WORDS = {
	none: null,
	kept: 'You are offline. What you wrote is kept on this device and sent when you are back online.',
	'sent-later': 'What you wrote earlier has now been sent.',
} as const;

/** The number to call that the page of a form shows; null where it shows none. */
export function phoneOnPage(form: HTMLFormElement | null): { label: string; href: string } | null {
	const link = form?.closest('main')?.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
	return link ? { label: link.textContent.replace(/^\s*Call\s+/, '').trim(), href: link.href } : null;
}
