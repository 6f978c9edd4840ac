import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

const WatchlistSchema = z.object({
	cars: z.array(
		z.object({
			/** The vehicle's id (WATCHLIST-006). */
			id: z.string(),
			/** When it was saved: ISO 8601. */
			saved_at: z.string(),
			/** The price when it was saved, dollars; null for none. */
			price: z.nullable(z.number()),
		}),
	),
});

/** The vehicles that the signed-in visitor saved, the latest first (resolution 92). */
export const watchlist = {
	method: 'get',
	path: '/watchlist',
	summary: 'List the saved vehicles',
	answers: { 200: { description: 'The saved vehicles, the latest first', schema: WatchlistSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;
