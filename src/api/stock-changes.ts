import * as z from 'zod/mini';
import { CarFieldsSchema } from './car-fields-schema.ts';
import type { Endpoint } from './endpoint.ts';
import { STOCK_CHANGES_PATH } from './get-stock-changes.ts';

/**
 * The vehicles that changed or went lately, for lists and the search. How far back is the service's choice, as long as it is longer than
 * pages are kept; pages leave out what they show already.
 */
export const StockChangesSchema = z.object({
	/** The highest version of the stock the answer was made from. */
	stock_version: z.int().check(z.minimum(0)),
	changes: z.array(
		z.object({
			slug: z.string(),
			/** The vehicle's version (`stockVersion`). */
			stock_version: z.int().check(z.minimum(0)),
			/** Null for one that is no longer shown. */
			car_fields: z.nullable(CarFieldsSchema),
		}),
	),
});

export type StockChanges = z.output<typeof StockChangesSchema>;
/** One vehicle that is no longer what some page shows. */
export type StockChange = StockChanges['changes'][number];

export const stockChanges = {
	method: 'get',
	path: STOCK_CHANGES_PATH,
	summary: 'Vehicles that changed or went in the last days',
	answers: { 200: { description: 'The newest first', schema: StockChangesSchema } },
} as const satisfies Endpoint;
