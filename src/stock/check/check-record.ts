import type { z } from 'zod';
import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import { isNothing, show } from '../../domain/vehicle/record/field.ts';
import type { ParsedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import { isKnownStatus, STATUS_WORDS } from '../../domain/vehicle/state/availability.ts';
import { partsOfName } from '../rows/name-parts.ts';
import { cleanTexts } from './clean-texts.ts';
import { type FieldFinding, finding } from './findings.ts';
import { lenderFindings } from './lender-findings.ts';
import { Repair } from './repair.ts';
import { vehicleContract } from './vehicle-contract.ts';

/** An invalid value in one of these rejects the record; in any other field only the value is dropped. */
const HARD_FIELDS: readonly PropertyKey[] = [
	'id',
	'price',
	'offer_price',
	'before_price',
	'subscription_price',
];

/** The result of checking a record: a vehicle, or the reasons for rejecting it, and notices about dropped values. */
export type CheckedRecord =
	| { vehicle: ParsedVehicle; notices: FieldFinding[] }
	| { vehicle: null; reasons: FieldFinding[]; notices: FieldFinding[] };

/** Reads one record of a feed by the contract (VDP-002 to VDP-025). */
export function checkRecord(raw: unknown): CheckedRecord {
	const notices: FieldFinding[] = [];
	if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
		return { vehicle: null, reasons: [finding('', 'a record with fields', show(raw))], notices };
	}
	const record = cleanTexts(raw as Record<string, unknown>, (cut) => notices.push(cut));
	const repair = new Repair(record);
	const reported = new Set<string>();
	for (;;) {
		const result = vehicleContract().safeParse(record);
		if (result.success) return withName(result.data, record, notices);
		const hard = result.error.issues.filter(({ path }) => HARD_FIELDS.includes(path[0] ?? ''));
		if (hard.length > 0)
			return { vehicle: null, reasons: hard.map((issue) => describe(issue, repair)), notices };
		for (const found of result.error.issues.map((issue) => describe(issue, repair))) {
			// Whatever still fails was reported when its value was dropped.
			if (!reported.has(found.field)) notices.push(found);
			reported.add(found.field);
		}
		repair.drop(result.error.issues.map(({ path }) => path));
	}
}

function withName(
	vehicle: ParsedVehicle,
	record: Record<string, unknown>,
	notices: FieldFinding[],
): CheckedRecord {
	const make = manufacturerOf(vehicle.make)?.name ?? vehicle.make;
	const name = vehicle.name ?? vehicle.carsales_title;
	if (!isKnownStatus(vehicle.status)) {
		const expected = `one of ${STATUS_WORDS.join(', ')}`;
		notices.push(finding('status', expected, show(record.status), 'not available'));
	}
	notices.push(...lenderFindings(vehicle));
	const { slug: written } = record;
	if (typeof written === 'string' && !isNothing(written) && written.trim() !== vehicle.slug) {
		notices.push(
			finding(
				'slug',
				'lower-case letters, digits and single hyphens',
				show(written),
				vehicle.slug ?? 'one made of its facts',
			),
		);
	}
	if (make !== '' && vehicle.model !== '') return { vehicle: { ...vehicle, make }, notices };
	if (name === null) {
		const known = show([make, vehicle.model].filter((part) => part !== '').join(' '));
		const reason = finding('make', 'a make and a model, or a name', known === '""' ? 'nothing' : known);
		return { vehicle: null, reasons: [reason], notices };
	}
	const parts = partsOfName(name, vehicle.year, make);
	notices.push(finding('make', 'a make and a model', 'only a name', `${parts.make} ${parts.model}`.trim()));
	return { vehicle: { ...vehicle, ...parts }, notices };
}

function describe(issue: z.core.$ZodIssue, repair: Repair): FieldFinding {
	const value = repair.valueAt(issue.path);
	return finding(
		repair.placeOf(issue.path),
		expectation(issue),
		value === undefined || value === null ? 'nothing' : show(value),
	);
}

function expectation(issue: z.core.$ZodIssue): string {
	if (issue.code === 'invalid_type') return issue.expected === 'array' ? 'a list' : 'a group of fields';
	return issue.message.replace(/^expected /, '').replace(/, found .*$/s, '');
}
