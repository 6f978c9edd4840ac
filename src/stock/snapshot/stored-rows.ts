import type { ParsedVehicle, Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { CheckedRow } from '../check/check-row.ts';
import { KeptRows } from './kept-rows.ts';
import { changedFields } from './same-vehicles.ts';

/** A checked row in a snapshot, which has the vehicles. What is empty is left out. */
export interface StoredRow extends Partial<Pick<CheckedRow, 'reasons' | 'notices' | 'changedHosts'>> {
	key: string;
	/** The place of its vehicle among those of the snapshot; left out for a rejected row. */
	at?: number;
	/** The fields that the other rows changed: the address, and spellings. */
	own?: Partial<ParsedVehicle>;
}

/** Checked rows as a snapshot stores them, as JSON. Second rows of an id are checked again each time. */
export function storedRows(rows: KeptRows, vehicles: readonly Vehicle[]): Buffer[] {
	const places = new Map(vehicles.map(({ id }, at) => [id, at]));
	const isStored = new Set<string>();
	return [...rows.entries].flatMap(([key, row]) => {
		if (!row.vehicle) return textOf(key, row, null, undefined);
		const at = places.get(row.vehicle.id);
		const whole = vehicles[at ?? -1];
		if (at === undefined || !whole || isStored.has(row.vehicle.id)) return [];
		isStored.add(row.vehicle.id);
		return textOf(key, row, whole, at);
	});
}

interface KnownText {
	whole: Vehicle | null;
	at: number | undefined;
	text: Buffer;
}

/** Rows as they were stored last. */
const texts = new WeakMap<CheckedRow, KnownText>();

function textOf(key: string, row: CheckedRow, whole: Vehicle | null, at: number | undefined): Buffer {
	const known = texts.get(row);
	if (known && known.whole === whole && known.at === at) return known.text;
	const { vehicle, ...findings } = row;
	const filled = Object.fromEntries(Object.entries(findings).filter(([, list]) => list.length > 0));
	const own = vehicle && whole ? changedFields(vehicle, whole) : {};
	const stored: StoredRow = { key, ...(at !== undefined && { at }), ...filled };
	if (Object.keys(own).length > 0) stored.own = own;
	const text = Buffer.from(JSON.stringify(stored));
	texts.set(row, { whole, at, text });
	return text;
}

/** The rows of a snapshot, for the next build. */
export function restoredRows(stored: readonly StoredRow[], vehicles: readonly Vehicle[]): KeptRows {
	const byKey = new Map(stored.map((row) => [row.key, row]));
	return new KeptRows((key) => {
		const row = byKey.get(key);
		if (!row) return null;
		const { at, own, reasons = [], notices = [], changedHosts = [] } = row;
		const whole = at === undefined ? null : vehicles[at];
		if (whole === undefined) return null;
		return { vehicle: whole && { ...whole, ...own }, reasons, notices, changedHosts };
	});
}
