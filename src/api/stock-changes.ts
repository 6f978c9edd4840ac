import * as z from 'zod/mini';
import type { CarFields } from './car-fields.ts';
import { CarFieldsSchema } from './car-fields-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** A constant of its own, so that pages that only call do not carry the schemas. */
const PATH = '/stock-changes.json';

/** One vehicle that changed; `car_fields` is null for one that is no longer shown. */
const StockChangeSchema = z.object({
	slug: z.string(),
	/** The vehicle's version (`stockVersion`). */
	stock_version: z.int(),
	car_fields: z.nullable(CarFieldsSchema),
});

/**
 * The vehicles that changed or went lately, for lists and the search. How far back is the service's choice, as long as it is longer than
 * pages are kept; pages leave out what they show already.
 */
export const StockChangesSchema = z.object({
	/** The highest version of the stock the answer was made from. */
	stock_version: z.int(),
	changes: z.array(StockChangeSchema),
});

export type StockChanges = z.output<typeof StockChangesSchema>;

/** One vehicle that is no longer what some page shows. */
export interface StockChange {
	slug: string;
	stock_version: number;
	car_fields: CarFields | null;
}

export const stockChanges = {
	method: 'get',
	path: PATH,
	summary: 'Vehicles that changed or went in the last days',
	answers: { 200: { description: 'The newest first', schema: StockChangesSchema } },
} as const satisfies Endpoint;

/**
 * Gets what changed lately; none without an answer that can be read. The fields of each vehicle are as they came: `isCarFields` checks
 * those that are used.
 */
export async function getStockChanges(
	api: string,
): Promise<{ slug: string; stock_version: number; car_fields: unknown }[]> {
	try {
		const { changes } = await (await fetch(api + PATH)).json();
		return Array.isArray(changes) ? changes : [];
	} catch {
		return [];
	}
}
