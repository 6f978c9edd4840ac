import * as z from 'zod/mini';
import { OwnPasskeySchema } from '../account/own-passkey.ts';
import { UserSchema } from '../account/user.ts';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { OwnEnquirySchema } from './own-enquiry.ts';
import { SavedSearchSchema } from './saved-search.ts';

const dollars = z.nullable(z.number());

/** A vehicle as the garage shows it. */
const GarageCarSchema = z.object({
	id: z.string(),
	title: z.string(),
	/** Its page: a path of the site; null for a vehicle without one any more. */
	path: z.nullable(z.string()),
	picture: z.nullable(z.string()),
	/** '$45,990 drive away'; null without a price. */
	price_text: z.nullable(z.string()),
	/** Dollars today; null for none. */
	price: dollars,
	reserved: z.boolean(),
	state: z.enum(['available', 'coming-soon', 'deposit-taken', 'sold', 'unavailable']),
});

export type GarageCar = z.output<typeof GarageCarSchema>;

const GarageSchema = z.object({
	user: UserSchema,
	/** The saved vehicles, the latest first, with the price in dollars when each was saved. */
	cars: z.array(z.extend(GarageCarSchema, { price_then: dollars })),
	/** The vehicles that the query names and that are still listed, in its order. */
	viewed: z.array(GarageCarSchema),
	/** The saved searches, the latest first. */
	searches: z.array(
		z.extend(SavedSearchSchema, {
			/**
			 * Vehicles for sale that it finds today, and those among them that it did not find when it was saved; null where that is not known.
			 */
			found: z.nullable(z.object({ total: z.int(), new: z.int() })),
		}),
	),
	/** The latest enquiries. */
	enquiries: z.array(OwnEnquirySchema),
	passkeys: z.array(OwnPasskeySchema),
});

/** What the garage of a signed-in visitor shows. */
export type Garage = z.output<typeof GarageSchema>;

/** Everything that the garage of the signed-in visitor shows (WATCHLIST-020, resolution 93). */
export const garage = {
	method: 'get',
	path: '/garage',
	summary: 'The garage of the signed-in visitor: saved vehicles and searches, enquiries, passkeys',
	/** Ids of recently viewed vehicles, which only the browser knows, separated by commas; they are not stored. */
	query: z.object({ viewed: z._default(z.string(), '') }),
	answers: { 200: { description: 'What the garage shows', schema: GarageSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Gets the garage, with the vehicles of some ids that the browser remembers as viewed. Never throws. */
export function getGarage(api: string, viewed: readonly string[]) {
	const query = new URLSearchParams({ viewed: viewed.join(',') });
	return call(`${api}${garage.path}?${query}`, GarageSchema, { cache: 'no-store' });
}
