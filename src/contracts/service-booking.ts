import { z } from 'zod';
import { optional } from './lead-text.ts';

/** What a service booking says beyond any enquiry (SERVICE-003). */
export const serviceBooking = {
	/** Of the visitor's vehicle, for a service booking. */
	'Vehicle Make': optional,
	'Vehicle Model': optional,
	year: z.coerce.number().int().min(1900).max(2100).optional(),
	kms: z.coerce.number().int().min(0).max(10_000_000).optional(),
	/** What the workshop is to do, of the form's list; the message says more. */
	service_work: optional,
	/** Day and drop-off time at the workshop, such as 2026-12-01T08:30; a wish until the dealer confirms it. */
	service_date: z
		.string()
		.regex(
			/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
			'Please choose a day and a drop-off time, such as 28/11/2026 8:30am.',
		)
		.nullish()
		.transform((text) => text || null),
};
