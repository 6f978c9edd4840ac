import { z } from 'zod';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { vehicleContract } from '../check/vehicle-contract.ts';
import { StockReportSchema } from '../report/stock-report.ts';
import { KeptRows } from './kept-rows.ts';
import type { Stock } from './stock.ts';

const StoredVehicleSchema = z.looseObject({ id: z.string(), slug: z.string() });

const BodySchema = z.object({
	report: StockReportSchema,
	vehicles: z.array(StoredVehicleSchema),
	departed: z.array(StoredVehicleSchema).default([]),
});

/**
 * Stock of a snapshot by older rules, parsed again with the current contract; null when no vehicle is left. Throws for what is no stock.
 */
export function readOlder(body: unknown): Stock | null {
	const { report, vehicles, departed } = BodySchema.parse(body);
	const readable = vehicles.flatMap(readVehicle);
	if (readable.length === 0) return null;
	const lost = vehicles.length - readable.length;
	const notes =
		lost === 0
			? []
			: [`left out of the stored stock, as newer rules do not allow them: ${lost} of ${vehicles.length}`];
	return {
		report: { ...report, vehicles: readable.length, notes: [...report.notes, ...notes] },
		vehicles: readable,
		rows: new KeptRows(),
		departed: departed.flatMap(readVehicle),
	};
}

/** A vehicle of older rules; nothing where newer ones do not allow it. */
function readVehicle(stored: z.output<typeof StoredVehicleSchema>): Vehicle[] {
	const { success, data } = vehicleContract().safeParse(stored);
	return success ? [{ ...data, slug: data.slug ?? stored.slug }] : [];
}
