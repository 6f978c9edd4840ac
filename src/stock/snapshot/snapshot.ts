import { z } from 'zod';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { entriesOfLists, withLists } from '../../json-bytes.ts';
import { vehicleContract } from '../check/vehicle-contract.ts';
import { type StockReport, StockReportSchema } from '../report/stock-report.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { type CompactVehicle, compactText, restoredVehicle } from './compact-vehicle.ts';
import { KeptRows } from './kept-rows.ts';
import { rulesVersion } from './rules-version.ts';
import { restoredRows, type StoredRow, storedRows } from './stored-rows.ts';

const HeadSchema = z.object({
	format: z.literal(1),
	/** Hash of the source's bytes and the settings it was parsed with. */
	key: z.string(),
	/** The version of the parsing rules. */
	rules: z.string(),
	/** The source: the stock of one source never replaces another's. */
	origin: z.string(),
	/** When this stock was first read. */
	taken_at: z.iso.datetime(),
	/** Number of vehicles, shown or not; a huge number where an older file has none. */
	vehicles: z.number().default(Number.MAX_SAFE_INTEGER),
});

const StoredVehicleSchema = z.looseObject({ id: z.string(), slug: z.string() });

const BodySchema = z.object({
	report: StockReportSchema,
	vehicles: z.array(StoredVehicleSchema),
	departed: z.array(StoredVehicleSchema).default([]),
});

/** The body of a snapshot by the current rules; one of an older build has no rows and no departed vehicles. */
interface CurrentBody {
	report: StockReport;
	vehicles: CompactVehicle[];
	checked?: StoredRow[];
	rejected?: StoredRow[];
	departed?: CompactVehicle[];
}

/** A feed's stock after its checks. */
export interface CheckedStock {
	vehicles: Vehicle[];
	report: StockReport;
	/** The checked rows. */
	rows: KeptRows;
}

/** A feed's stock, and what it had before. */
export interface Stock extends CheckedStock {
	/** See `departedVehicles`. */
	departed: Vehicle[];
}

/** The last good stock of a dealer. */
export interface Snapshot
	extends Pick<z.output<typeof HeadSchema>, 'key' | 'origin' | 'taken_at' | 'vehicles'> {
	/** Its vehicles; null when the file is broken. Vehicles from older rules are parsed again with the current contract. */
	read: () => Stock | null;
	/** Its checked rows, for the next build; none of those checked by other rules. */
	rows: () => KeptRows;
}

/** Opens a snapshot without reading its vehicles; null when it is missing or unreadable. */
export function openSnapshot(path: string): Snapshot | null {
	const file = readCacheFile(path);
	const head = HeadSchema.safeParse(file?.head);
	if (!file || !head.success) return null;
	const { key, rules, origin, taken_at, vehicles } = head.data;
	const isCurrent = rules === rulesVersion();
	let stock: Stock | null = null;
	const read = () => {
		stock ??= readBody(file.body, isCurrent);
		return stock;
	};
	const rows = () => (isCurrent ? read()?.rows : undefined) ?? new KeptRows();
	return { key, origin, taken_at, vehicles, read, rows };
}

/** Stores stock as the last good snapshot, atomically. */
export function writeSnapshot(
	path: string,
	{ vehicles, departed, report, rows }: Stock,
	about: { key: string; origin: string; taken_at: string },
): void {
	const body = withLists(
		{ report },
		{
			vehicles: vehicles.map(compactText),
			...storedRows(rows, vehicles),
			departed: departed.map(compactText),
		},
	);
	writeCacheFile(path, { format: 1, rules: rulesVersion(), vehicles: vehicles.length, ...about }, body);
}

function readBody(bytes: Buffer, isCurrent: boolean): Stock | null {
	try {
		const body: unknown = JSON.parse(bytes.toString());
		if (isCurrent) return readCurrent(body as CurrentBody, entriesOfLists(bytes));
		return readAgain(BodySchema.parse(body));
	} catch {
		return null;
	}
}

/** Stock by the current rules, whose JSON is known. */
function readCurrent(
	{ report, vehicles, checked = [], rejected = [], departed = [] }: CurrentBody,
	texts: ReadonlyMap<string, readonly Buffer[]>,
): Stock {
	const textsOf = (list: keyof CurrentBody) => texts.get(list) ?? [];
	const restored = (list: 'vehicles' | 'departed', compact: readonly CompactVehicle[]) =>
		compact.map((vehicle, at) => restoredVehicle(vehicle, textsOf(list)[at]));
	const withTexts = (list: 'checked' | 'rejected', rows: readonly StoredRow[]) =>
		rows.map((row, at) => ({ row, text: textsOf(list)[at] }));
	const whole = restored('vehicles', vehicles);
	return {
		report,
		vehicles: whole,
		rows: restoredRows(withTexts('checked', checked), withTexts('rejected', rejected), whole),
		departed: restored('departed', departed),
	};
}

function readAgain({ report, vehicles, departed }: z.output<typeof BodySchema>): Stock | null {
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
