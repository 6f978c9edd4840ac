import type { ParsedVehicle, Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { CheckedRow } from '../check/check-row.ts';
import { KeptRows } from './kept-rows.ts';
import { changedFields, rememberVehicle } from './same-vehicles.ts';

/** A checked row in a snapshot, which has the vehicles. What is empty is left out. */
export interface StoredRow extends Partial<Pick<CheckedRow, 'reasons' | 'notices' | 'changedHosts'>> {
	key: string;
	/** The fields that the other rows changed: the address, and spellings. */
	own?: Partial<ParsedVehicle>;
}

/** A stored row with its JSON, as {@link storedRows} wrote it. */
export interface RowText {
	row: StoredRow;
	text: Buffer | undefined;
}

/**
 * Checked rows as a snapshot stores them, as JSON: `checked` are those of the vehicles, in their order, so that none is another one where a
 * vehicle before it goes. Second rows of an id are checked again each time.
 */
export function storedRows(
	rows: KeptRows,
	vehicles: readonly Vehicle[],
): { checked: Buffer[]; rejected: Buffer[] } {
	const ofVehicles = new Map<string, [key: string, row: CheckedRow]>();
	const rejected: Buffer[] = [];
	for (const [key, row] of rows.entries) {
		if (!row.vehicle) rejected.push(textOf(key, row, null));
		else if (!ofVehicles.has(row.vehicle.id)) ofVehicles.set(row.vehicle.id, [key, row]);
	}
	const checked = vehicles.map((vehicle) => {
		const known = ofVehicles.get(vehicle.id);
		return known ? textOf(...known, vehicle) : UNKNOWN_ROW;
	});
	return { checked, rejected };
}

/** The row of a vehicle whose row is not known: no record has its key. */
const UNKNOWN_ROW = Buffer.from(JSON.stringify({ key: '' } satisfies StoredRow));

/** Rows as they were stored last, with the vehicle that each became. */
const texts = new WeakMap<CheckedRow, { whole: Vehicle | null; text: Buffer }>();

function textOf(key: string, row: CheckedRow, whole: Vehicle | null): Buffer {
	const known = texts.get(row);
	if (known && known.whole === whole) return known.text;
	const { vehicle, ...findings } = row;
	const filled = Object.fromEntries(Object.entries(findings).filter(([, list]) => list.length > 0));
	const own = vehicle && whole && vehicle !== whole ? changedFields(vehicle, whole) : {};
	const stored: StoredRow = { key, ...filled };
	if (Object.keys(own).length > 0) stored.own = own;
	const text = Buffer.from(JSON.stringify(stored));
	texts.set(row, { whole, text });
	return text;
}

/**
 * The rows of a snapshot, for the next build.
 *
 * @param checked the rows of its vehicles, in their order
 */
export function restoredRows(
	checked: readonly RowText[],
	rejected: readonly RowText[],
	vehicles: readonly Vehicle[],
): KeptRows {
	const byKey = new Map<string, RowText & { whole: Vehicle | null }>();
	for (const stored of rejected) byKey.set(stored.row.key, { ...stored, whole: null });
	for (const [at, whole] of vehicles.entries()) {
		const stored = checked[at];
		if (stored) byKey.set(stored.row.key, { ...stored, whole });
	}
	return new KeptRows((key) => {
		const known = byKey.get(key);
		return known ? restoredRow(known.row, known.whole, known.text) : null;
	});
}

function restoredRow(
	{ own, reasons = [], notices = [], changedHosts = [] }: StoredRow,
	whole: Vehicle | null,
	text: Buffer | undefined,
): CheckedRow {
	const vehicle = whole && own ? { ...whole, ...own } : whole;
	if (vehicle && whole) rememberVehicle(vehicle, whole);
	const row = { vehicle, reasons, notices, changedHosts };
	if (text) texts.set(row, { whole, text });
	return row;
}
