import { z } from 'zod';
import { DEFAULT_SERVICE_WORK } from '../../domain/dealer/service-work.ts';
import { isConfidentialUrl } from '../../domain/lead/confidential-url.ts';

/** Leads contain names and phone numbers, so a webhook must use https or be on this machine. */
const WebhookUrl = z
	.url()
	.refine(
		(url) => !URL.canParse(url) || isConfidentialUrl(url),
		'expected an address with https://, as leads hold names and phone numbers',
	);

/** The forms and the routing of leads (ENQUIRY, LEADAPI). */
export const FormsSchema = z.strictObject({
	/** Whether an enquiry without a message is accepted (ENQUIRY-003). */
	message_optional: z.boolean().default(false),
	/** The contact field that may be left empty; never both (resolution 104). */
	optional_contact: z.enum(['none', 'phone', 'email']).default('none'),
	captcha: z.boolean().default(true),
	/** Whether 'Contact me about this enquiry' starts ticked (resolution 114). */
	opt_in_ticked: z.boolean().default(true),
	/** Whether the dealership of a service booking is that of the chosen service location (ENQUIRY-011). */
	dealership_from_service_location: z.boolean().default(false),
	/** Selectable categories of the general enquiry (resolution 110). */
	categories: z
		.array(z.string())
		.default([
			'General Enquiry',
			'Sales Enquiry',
			'Service Booking',
			'Parts Enquiry',
			'Finance Enquiry',
			'Fleet Enquiry',
			'Careers Enquiry',
		]),
	/** Checkboxes in a service booking (resolution 111). */
	additional_services: z.array(z.string()).default([]),
	/**
	 * The recipients of leads, by category and dealership; default: the dealer's email address. Secrets are given by environment variable.
	 */
	routes: z
		.array(
			z.strictObject({
				categories: z.array(z.string()).default([]),
				dealerships: z.array(z.string()).default([]),
				emails: z.array(z.email()).default([]),
				webhook: z.strictObject({ url: WebhookUrl, secret_env: z.string() }).nullable().default(null),
			}),
		)
		.default([]),
	/** The choices of work in a service booking; 'Something else' is added. */
	service_work: z.array(z.string()).default([...DEFAULT_SERVICE_WORK]),
	/** Whether shoppers get a receipt by mail: reference, vehicle, time, place and what happens next. */
	receipt: z.boolean().default(true),
	/** The promised time of a reply. */
	reply_promise: z.string().default('We reply within one business day.'),
});
