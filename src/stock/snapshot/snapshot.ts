import { z } from 'zod';
import { entriesOfLists, withLists } from '../../json-bytes.ts';
import type { StockReport } from '../report/stock-report.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { type CompactVehicle, compactText, restoredVehicle } from './compact-vehicle.ts';
import { KeptRows } from './kept-rows.ts';
import { readOlder } from './older-stock.ts';
import { rulesVersion } from './rules-version.ts';
import type { Stock } from './stock.ts';
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

/** The body of a snapshot by the current rules; one of an older build has no rows and no departed vehicles. */
interface CurrentBody {
	report: StockReport;
	vehicles: CompactVehicle[];
	checked?: StoredRow[];
	rejected?: StoredRow[];
	departed?: CompactVehicle[];
}

/** The last good stock of a dealer. */
export interface Snapshot
	extends Pick<z.output<typeof HeadSchema>, 'key' | 'origin' | 'taken_at' | 'vehicles'> {
	/** Its vehicles; null when the file is broken. Vehicles from older rules are parsed again with the current contract. */
	read: () => Stock | null;
	/** Its checked rows, for the next build; none of those checked by other rules. */
	rows: () => KeptRows;
}

/**
 * Opens a snapshot without reading its vehicles; null when it is missing or unreadable.
 *
 * @param onUnreadable called with the reason why a snapshot that is there cannot be read, now or when its vehicles are read
 */
export function openSnapshot(path: string, onUnreadable: (reason: string) => void): Snapshot | null {
	const file = readCacheFile(path, onUnreadable);
	if (!file) return null;
	const head = HeadSchema.safeParse(file.head);
	if (!head.success) {
		onUnreadable('it is no snapshot of this version');
		return null;
	}
	const { key, rules, origin, taken_at, vehicles } = head.data;
	const isCurrent = rules === rulesVersion();
	let stock: Stock | null = null;
	const read = () => {
		stock ??= readBody(file.body, isCurrent, onUnreadable);
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

function readBody(bytes: Buffer, isCurrent: boolean, onUnreadable: (reason: string) => void): Stock | null {
	try {
		const body: unknown = JSON.parse(bytes.toString());
		if (isCurrent) return readCurrent(body as CurrentBody, entriesOfLists(bytes));
		return readOlder(body);
	} catch (error) {
		onUnreadable(String(error));
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
