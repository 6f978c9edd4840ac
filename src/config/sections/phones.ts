import { z } from 'zod';
import { Phone } from './identity.ts';

/** The phone numbers shown on vehicles, by the priority of PHONE-006 to PHONE-009. */
export const PhonesSchema = z.strictObject({
	/** Overrides every other number. */
	override: Phone.optional(),
	/** By condition; demo falls back to new. */
	by_car_type: z
		.strictObject({ new: Phone.optional(), used: Phone.optional(), demo: Phone.optional() })
		.prefault({}),
	/** The site's number for new (and demo) or used vehicles. */
	new: Phone.optional(),
	used: Phone.optional(),
});
