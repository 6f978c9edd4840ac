import { show } from '../domain/vehicle/record/field.ts';
import type { ParsedVehicle, Vehicle } from '../domain/vehicle/record/vehicle.ts';
import { checkRecord } from './check-record.ts';
import { type FieldFinding, finding, OWN_ID, type RowFinding } from './findings.ts';
import { withPossibleYear } from './model-year.ts';
import type { Rows } from './rows.ts';
import { SecurePictures } from './secure-pictures.ts';
import { withSlugs } from './slugs.ts';

/** The vehicles in a source, and the findings about its rows. */
export interface CheckedRows {
	vehicles: Vehicle[];
	/** The number of rejected rows; a row may have several findings. */
	rejectedRows: number;
	rejected: RowFinding[];
	notices: RowFinding[];
	/** Sentences about the source as a whole. */
	notes: string[];
}

/**
 * Checks every row separately: an invalid row is reported and left out, the others are vehicles.
 *
 * @param latestYear the latest possible model year
 */
export function checkRows({ countedBy, rows }: Rows, latestYear: number): CheckedRows {
	const rejected: RowFinding[] = [];
	const notices: RowFinding[] = [];
	const rowOf = new Map<string, number>();
	const vehicles: ParsedVehicle[] = [];
	const pictures = new SecurePictures();
	for (const { number, record, broken } of rows) {
		const at = (id: string | null) => (found: FieldFinding) => ({ row: number, id, ...found });
		if (broken) {
			rejected.push(at(null)(broken));
			continue;
		}
		const checked = checkRecord(record);
		const id = checked.vehicle?.id ?? idIn(record);
		if (!checked.vehicle) {
			rejected.push(...checked.reasons.map(at(id)));
			continue;
		}
		const first = rowOf.get(checked.vehicle.id);
		if (first !== undefined) {
			rejected.push(at(id)(finding('id', OWN_ID, `${show(id)}, as in ${countedBy} ${first}`)));
			continue;
		}
		rowOf.set(checked.vehicle.id, number);
		notices.push(...checked.notices.map(at(id)));
		const note = (found: FieldFinding) => notices.push(at(id)(found));
		vehicles.push(withPossibleYear(pictures.secured(checked.vehicle, note), latestYear, note));
	}
	const withAddresses = withSlugs(vehicles, ({ id, slug }, used) => {
		const found = finding(
			'slug',
			'a slug of its own',
			slug === null ? 'two vehicles with the same facts' : show(slug),
			used,
		);
		notices.push({ row: rowOf.get(id) ?? 0, id, ...found });
	});
	const rejectedRows = new Set(rejected.map(({ row }) => row)).size;
	return { vehicles: withAddresses, rejectedRows, rejected, notices, notes: pictures.notes() };
}

function idIn(record: unknown): string | null {
	const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
	return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
