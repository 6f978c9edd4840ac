import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { SavedCarSchema } from './saved-car.ts';

const WatchlistSchema = z.object({
	/** The account, by which a browser knows whose changes wait in it. */
	user_id: z.string(),
	cars: z.array(SavedCarSchema),
});

/** The vehicles that the signed-in visitor saved, the latest first (resolution 92). */
export const watchlist = {
	method: 'get',
	path: '/watchlist',
	summary: 'List the saved vehicles',
	answers: { 200: { description: 'The saved vehicles, the latest first', schema: WatchlistSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** Gets the saved vehicles. Never throws. */
export function getWatchlist(api: string) {
	return call(api + watchlist.path, WatchlistSchema, { cache: 'no-store' });
}
