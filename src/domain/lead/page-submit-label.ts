import { submitLabel } from './lead-form.ts';

/** Labels of forms that have a page of their own; apart from those of vehicle pages, which the browser needs to switch between actions. */
const LABELS: Readonly<Record<string, string | undefined>> = {
	'Service Booking': 'Request a booking',
	'Parts Enquiry': 'Send parts request',
	'Trade In': 'Send trade-in details',
	Quote: 'Request a quote',
	Feedback: 'Send feedback',
};

/** The label of the submit button of any form, by the category it sends. */
export function pageSubmitLabel(category: string): string {
	return LABELS[category] ?? submitLabel(category);
}
