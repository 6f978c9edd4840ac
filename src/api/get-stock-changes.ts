import type { CarFields } from './car-fields.ts';

/** The path of `stock-changes.ts`, which pages that only call do not import: they would load its schemas. */
export const STOCK_CHANGES_PATH = '/stock-changes.json';

/** A change as it came: `isCarFields` checks its fields before they are used. */
export interface UncheckedChange {
	slug: string;
	stock_version: number;
	car_fields: Partial<Record<keyof CarFields, unknown>> | null;
}

/** Gets what changed lately; nothing without an answer that can be read. */
export async function getStockChanges(api: string): Promise<UncheckedChange[]> {
	try {
		const { changes } = await (await fetch(api + STOCK_CHANGES_PATH)).json();
		return Array.isArray(changes) ? changes : [];
	} catch {
		return [];
	}
}
