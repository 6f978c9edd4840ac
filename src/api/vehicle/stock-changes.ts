import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { CarFieldsSchema } from './car-fields-schema.ts';
import { STOCK_CHANGES_PATH } from './get-stock-changes.ts';

/**
 * The recently changed or removed vehicles, for lists and the search. The service chooses the period, which must be longer than
 * pages are cached; pages ignore changes they show already.
 */
export const StockChangesSchema = z.object({
	/** The highest version in the stock behind this response. */
	stock_version: z.int().check(z.minimum(0)),
	changes: z.array(
		z.object({
			slug: z.string(),
			/** The vehicle's version (`stockVersion`). */
			stock_version: z.int().check(z.minimum(0)),
			/** Null for a vehicle that is no longer shown. */
			car_fields: z.nullable(CarFieldsSchema),
		}),
	),
});

export type StockChanges = z.output<typeof StockChangesSchema>;
/** A changed or removed vehicle. */
export type StockChange = StockChanges['changes'][number];

/** The vehicles that changed or went in the last days, for lists that were built before. */
export const stockChanges = {
	method: 'get',
	path: STOCK_CHANGES_PATH,
	summary: 'Vehicles that changed or went in the last days',
	answers: { 200: { description: 'The newest first', schema: StockChangesSchema } },
} as const satisfies Endpoint;
