import { z } from 'zod';
import type { Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { keep, readKept } from './kept-file.ts';
import { type LeanVehicle, leanVehicle, wholeVehicle } from './lean-vehicle.ts';
import { rulesVersion } from './rules-version.ts';
import { type StockReport, StockReportSchema } from './stock-report.ts';
import { VehicleContract } from './vehicle-contract.ts';

const HeadSchema = z.object({
	format: z.literal(1),
	/** The bytes of the source and the settings it was read with, in one name. */
	key: z.string(),
	/** The rules it was read by. */
	rules: z.string(),
	/** Where it came from: the stock of one source never stands in for another's. */
	origin: z.string(),
	/** When this stock was first read. */
	taken_at: z.iso.datetime(),
	/** How many vehicles it holds, shown or not; as good as endless where an older file does not say. */
	vehicles: z.number().default(Number.MAX_SAFE_INTEGER),
});

const BodySchema = z.object({
	report: StockReportSchema,
	vehicles: z.array(z.looseObject({ id: z.string(), slug: z.string() })),
});

export interface Stock {
	vehicles: Vehicle[];
	report: StockReport;
}

/** The last good stock of a dealer. */
export interface Snapshot
	extends Pick<z.output<typeof HeadSchema>, 'key' | 'origin' | 'taken_at' | 'vehicles'> {
	/** Its vehicles; null when the file is broken. Under older rules they are read again by the contract of today. */
	read: () => Stock | null;
}

/** Opens a snapshot without reading its vehicles; null when there is none that can be read. */
export function openSnapshot(path: string): Snapshot | null {
	const file = readKept(path);
	const head = HeadSchema.safeParse(file?.head);
	if (!file || !head.success) return null;
	const { key, rules, origin, taken_at, vehicles } = head.data;
	const isCurrent = rules === rulesVersion();
	return { key, origin, taken_at, vehicles, read: () => readBody(file.body, isCurrent) };
}

/** Keeps a stock as the last good one; it replaces the one before only when it is written whole. */
export function writeSnapshot(
	path: string,
	{ vehicles, report }: Stock,
	about: { key: string; origin: string; taken_at: string },
): void {
	const body = JSON.stringify({ report, vehicles: vehicles.map(leanVehicle) });
	keep(path, { format: 1, rules: rulesVersion(), vehicles: vehicles.length, ...about }, body);
}

function readBody(bytes: Buffer, isCurrent: boolean): Stock | null {
	try {
		const body: unknown = JSON.parse(bytes.toString());
		if (isCurrent) {
			const { report, vehicles } = body as { report: StockReport; vehicles: LeanVehicle[] };
			return { report, vehicles: vehicles.map(wholeVehicle) };
		}
		return readAgain(BodySchema.parse(body));
	} catch {
		return null;
	}
}

function readAgain({ report, vehicles }: z.output<typeof BodySchema>): Stock | null {
	const readable = vehicles.flatMap((vehicle) => {
		const { success, data } = VehicleContract.safeParse(vehicle);
		return success ? [{ ...data, slug: data.slug ?? vehicle.slug }] : [];
	});
	if (readable.length === 0) return null;
	const lost = vehicles.length - readable.length;
	const notes =
		lost === 0
			? []
			: [`left out of the kept stock, which newer rules do not allow: ${lost} of ${vehicles.length}`];
	return {
		report: { ...report, vehicles: readable.length, notes: [...report.notes, ...notes] },
		vehicles: readable,
	};
}
