import type { ParsedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import { checkRecord } from './check-record.ts';
import type { FieldFinding } from './findings.ts';
import { withPossibleYear } from './model-year.ts';
import { withSecurePictures } from './secure-pictures.ts';

/** What a row is by itself, whatever the other rows are. */
export interface CheckedRow {
	/** Null for a rejected row. */
	vehicle: ParsedVehicle | null;
	/** Why it is rejected. */
	reasons: readonly FieldFinding[];
	/** Values that were left out or changed. */
	notices: readonly FieldFinding[];
	/** The host of each picture whose address was changed to `https://`. */
	changedHosts: readonly string[];
}

/**
 * Checks a row.
 *
 * @param latestYear the latest possible model year
 */
export function checkRow(record: unknown, latestYear: number): CheckedRow {
	const checked = checkRecord(record);
	if (!checked.vehicle)
		return { vehicle: null, reasons: checked.reasons, notices: checked.notices, changedHosts: [] };
	const notices = [...checked.notices];
	const note = (found: FieldFinding) => notices.push(found);
	const { vehicle, changedHosts } = withSecurePictures(checked.vehicle, note);
	return { vehicle: withPossibleYear(vehicle, latestYear, note), reasons: [], notices, changedHosts };
}
