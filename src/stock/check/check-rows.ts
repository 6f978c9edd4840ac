import { show } from '../../domain/vehicle/record/field.ts';
import type { ParsedVehicle, Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { Rows } from '../rows/rows.ts';
import { KeptRows } from '../snapshot/kept-rows.ts';
import { type FieldFinding, finding, OWN_ID, type RowFinding } from './findings.ts';
import { changedPicturesNote } from './secure-pictures.ts';
import { withSlugs } from './slugs.ts';

/** The vehicles in a source, and the findings about its rows. */
export interface CheckedRows {
	vehicles: Vehicle[];
	/** What their rows are by themselves, in the same order: without an address, and as they are spelt. */
	ownVehicles: ParsedVehicle[];
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
 * @param kept finds rows that were checked before
 */
export function checkRows(
	{ countedBy, rows }: Rows,
	latestYear: number,
	kept: KeptRows = new KeptRows(),
): CheckedRows {
	const rejected: RowFinding[] = [];
	const notices: RowFinding[] = [];
	const rowOf = new Map<string, number>();
	const vehicles: ParsedVehicle[] = [];
	const changedHosts: string[] = [];
	for (const { number, record, broken } of rows) {
		const at = (id: string | null) => (found: FieldFinding) => ({ row: number, id, ...found });
		if (broken) {
			rejected.push(at(null)(broken));
			continue;
		}
		const checked = kept.check(record, latestYear);
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
		changedHosts.push(...checked.changedHosts);
		vehicles.push(checked.vehicle);
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
	return {
		vehicles: withAddresses,
		ownVehicles: vehicles,
		rejectedRows,
		rejected,
		notices,
		notes: changedPicturesNote(changedHosts),
	};
}

function idIn(record: unknown): string | null {
	const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
	return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
