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

/** Checked rows as a snapshot stores them. Second rows of an id are checked again each time. */
export function storedRows(rows: KeptRows, vehicles: readonly Vehicle[]): StoredRow[] {
	const places = new Map(vehicles.map(({ id }, at) => [id, at]));
	const isStored = new Set<string>();
	return [...rows.entries].flatMap(([key, { vehicle, ...findings }]) => {
		const filled = Object.fromEntries(Object.entries(findings).filter(([, list]) => list.length > 0));
		if (!vehicle) return { key, ...filled };
		const at = places.get(vehicle.id);
		const whole = vehicles[at ?? -1];
		if (at === undefined || !whole || isStored.has(vehicle.id)) return [];
		isStored.add(vehicle.id);
		const own = changedFields(vehicle, whole);
		return { key, at, ...(Object.keys(own).length > 0 && { own }), ...filled };
	});
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
