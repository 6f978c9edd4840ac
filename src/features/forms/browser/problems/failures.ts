import type { Remedy } from '../../../../api/problem.ts';
import type { LeadKind } from '../../../../domain/lead/lead-form.ts';

/** Shown when the service gives no reason (ENQUIRY-024, and the errors of leads; the spelling is the specification's). */
export const FAILURES: Readonly<Record<LeadKind, string>> = {
	enquiries: 'An error occurred when submitting this form',
	leads: 'An unexpected error occured.',
};

/** First sentence about a stored form that was refused later. */
export const NOT_SENT = 'Your earlier message was not sent.';

/** Advice for errors that no field can fix, followed by the phone number, like the others below. */
export const REMEDIES: Readonly<Record<Remedy, string>> = {
	retry: 'Please try again, or call us on ',
	reload: 'Please reload this page, or call us on ',
	call: 'To talk about it, call us on ',
};

/** Advice when a form could not be sent that is kept on the device. */
export const KEPT_HERE =
	'Your message is still here. It is saved on this device and will be sent again automatically. Please try again, or call us on ';

/** For a service that takes nothing more for now: the form is sent again by itself. */
export function busyAdvice(retryMs: number): string {
	const minutes = Math.ceil(retryMs / 60_000);
	const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
	return `Your message is saved on this device and will be sent again ${when} while you are on this site. If it’s urgent, call us on `;
}

/** Status messages of a stored form. */
export const STATUS_WORDS = {
	none: null,
	kept: 'You are offline. Your message is saved on this device and will be sent when you are back online.',
	'sent-later': 'Your earlier message has now been sent. You don’t need to send it again.',
	'step-sent-later': 'Your answers have now been sent. Continue with the button at the end of this step.',
} as const;

/** Phone number shown on the form's page; null for none. */
export function phoneOnPage(form: HTMLFormElement | null): { label: string; href: string } | null {
	const link = form?.closest('main')?.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
	return link ? { label: link.textContent.replace(/^\s*Call\s+/, '').trim(), href: link.href } : null;
}
