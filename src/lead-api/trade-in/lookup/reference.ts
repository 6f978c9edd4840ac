import { hash } from 'node:crypto';
import type { ApiSite } from '../../../api/site/site-file.ts';
import type { State } from '../../../domain/place/states.ts';
import { isIssuedPlate, normalisedPlate } from '../../../domain/trade-in/number-plate.ts';
import type { ItemType } from '../../../domain/vehicle/attributes/item-type.ts';
import type { LookupResult } from '../services.ts';
import { SAMPLE_CARAVANS, SAMPLE_CARS, SAMPLE_MOTORCYCLES } from './sample-vehicles.ts';

/** The ages of sample vehicles, years: the oldest two are above the limit of an online estimate. */
const AGES = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 9, 11] as const;

const SAMPLES = { car: SAMPLE_CARS, motorcycle: SAMPLE_MOTORCYCLES, caravan: SAMPLE_CARAVANS } as const;

/**
 * The look-up of demonstration dealers: an invented vehicle for every plate that its state issues, always the same one for a plate, and
 * marked as a sample. Other dealers have no samples, so that the form continues by hand.
 */
export function referenceLookup(
	{ rego, state }: { rego: string; state: State },
	{ trade_in, vehicles }: Pick<ApiSite, 'trade_in' | 'vehicles'>,
	thisYear: number,
): LookupResult {
	if (!trade_in?.has_samples) return { status: 'unavailable' };
	if (!isIssuedPlate(rego, state)) return { status: 'unknown' };
	const digest = hash('sha256', `${state} ${normalisedPlate(rego)}`, 'buffer');
	const sample = pick(SAMPLES[mainItemType(vehicles)], digest[0] ?? 0);
	const year = thisYear - pick(AGES, digest[1] ?? 0);
	const title = [year, sample.make, sample.model, sample.variant].filter(Boolean).join(' ');
	return { status: 'found', vehicle: { ...sample, year, title, register_id: null, is_sample: true } };
}

/** The kind of vehicle that a dealer has most of. */
function mainItemType(vehicles: ApiSite['vehicles']): ItemType {
	const counts = { car: 0, motorcycle: 0, caravan: 0 };
	for (const { car_fields } of vehicles) counts[car_fields.item_type] += 1;
	const [first] = (Object.keys(counts) as ItemType[]).sort((a, b) => counts[b] - counts[a]);
	return first ?? 'car';
}

function pick<Value>(values: readonly Value[], index: number): Value {
	return values[index % values.length] as Value;
}
