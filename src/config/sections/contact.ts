import { z } from 'zod';
import { STATE_KEYS } from '../../domain/place/states.ts';
import { Phone } from './identity.ts';

/** An IANA time zone. */
export const TimeZone = z
	.string()
	.refine(
		(zone) => Intl.supportedValuesOf('timeZone').includes(zone),
		'expected an IANA time zone, such as Australia/Perth',
	);

/** An Australian street address. */
export const AddressSchema = z.strictObject({
	street: z.string().min(1),
	city: z.string().min(1),
	/** Falls back to the dealer's state. */
	state: z.enum(STATE_KEYS).optional(),
	postcode: z.string().regex(/^\d{4}$/, 'expected a postcode of four digits'),
	/** Degrees. */
	lat: z.number().min(-90).max(90).nullable().default(null),
	long: z.number().min(-180).max(180).nullable().default(null),
	/** The location's page on a map service; default: directions to the address. */
	place_url: z.url().nullable().default(null),
	place_id: z.string().nullable().default(null),
	/** The map service's key for this location. */
	map_key: z.string().nullable().default(null),
});

/** The dealer's social media pages (CONFIG-023). */
export const SocialSchema = z.strictObject({
	facebook: z.url().optional(),
	instagram: z.url().optional(),
	youtube: z.url().optional(),
	linkedin: z.url().optional(),
	tiktok: z.url().optional(),
	x: z.url().optional(),
});

/** Contact details (CONFIG-015, CONFIG-023). */
export const contact = {
	phone: Phone,
	email: z.email('expected an e-mail address'),
	address: AddressSchema,
	/** The logo's file under the dealer's `images/`, or a drawn word mark. */
	logo: z.union([
		z.strictObject({ image: z.string(), alt: z.string().optional() }),
		z.strictObject({
			/** A drawn mark before the words. */
			mark: z.enum(['none', 'initial', 'peaks', 'hills', 'slash', 'dot']).default('none'),
			words: z.string().min(1),
			/** A second, quieter line. */
			line: z.string().optional(),
		}),
	]),
	social: SocialSchema.prefault({}),
	/** The state the dealer is in (CONFIG-040). */
	state: z.enum(STATE_KEYS).optional(),
	/** IANA time zone; default: that of the state (resolution 8). */
	time_zone: TimeZone.optional(),
};
