import * as z from 'zod/mini';
import { call } from '../call.ts';
import type { Endpoint } from '../endpoint.ts';
import { CarFieldsSchema } from '../vehicle/car-fields-schema.ts';
import { SavedCarSchema } from './saved-car.ts';

const picture = z.nullable(z.string());

const WatchlistCarsSchema = z.object({
	/** The account, by which a browser knows whose changes wait in it. */
	user_id: z.string(),
	cars: z.array(
		z.extend(SavedCarSchema, {
			/** The vehicle in today's stock; null for one that is no longer shown. */
			now: z.nullable(
				z.object({
					/** The shown price, dollars; null for none. */
					price: z.nullable(z.number()),
					picture,
					car_fields: CarFieldsSchema,
				}),
			),
			/** Up to three vehicles for sale in place of one that is not any more. */
			similar: z.array(
				z.object({ slug: z.string(), title: z.string(), price_text: z.nullable(z.string()), picture }),
			),
		}),
	),
});

/** The saved vehicles with what has become of them, for the watchlist's own page. */
export const watchlistCars = {
	method: 'get',
	path: '/watchlist/cars',
	summary: 'List the saved vehicles with their state today',
	answers: { 200: { description: 'The saved vehicles, the latest first', schema: WatchlistCarsSchema } },
	refusals: [403, 404, 429],
} as const satisfies Endpoint;

/** A saved vehicle with its state today. */
export type WatchlistCar = z.output<typeof WatchlistCarsSchema>['cars'][number];

/** Gets the saved vehicles with their state today. Never throws. */
export function getWatchlistCars(api: string) {
	return call(api + watchlistCars.path, WatchlistCarsSchema, { cache: 'no-store' });
}
