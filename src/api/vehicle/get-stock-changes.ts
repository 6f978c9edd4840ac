import type { CarFields } from './car-fields.ts';

/** The path of `stock-changes.ts`, in a separate file so that pages do not load its schemas. */
export const STOCK_CHANGES_PATH = '/stock-changes.json';

/** An unchecked change from the response: `isCarFields` checks its fields before use. */
export interface UncheckedChange {
	slug: string;
	stock_version: number;
	car_fields: Partial<Record<keyof CarFields, unknown>> | null;
}

/** Gets recent stock changes; an empty list without a valid response. */
export async function getStockChanges(api: string): Promise<UncheckedChange[]> {
	try {
		const { changes } = await (await fetch(api + STOCK_CHANGES_PATH)).json();
		return Array.isArray(changes) ? changes : [];
	} catch {
		return [];
	}
}
