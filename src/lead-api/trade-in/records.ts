import type { ValuationAnswer } from '../../api/trade-in/valuation.ts';
import type { ConditionAnswers } from '../../domain/trade-in/condition.ts';
import type { TypicalPrice } from '../../domain/trade-in/estimate.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../store/database/new-id.ts';
import type { RegisteredVehicle, VehicleToValue } from './services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that found vehicles and valuations are kept at least: as long as a draft on the shopper's device. */
const KEPT_DAYS = 7;

/** A valuation with what it was made from. */
export interface StoredValuation {
	vehicle: Omit<VehicleToValue, 'kms'> & Pick<RegisteredVehicle, 'title' | 'body' | 'colour'>;
	kms: number;
	answers: ConditionAnswers;
	/** The price it was made from, so that other answers need no second, paid call; null where none was found. */
	typical: TypicalPrice | null;
	answer: ValuationAnswer;
}

interface Bodies {
	vehicle: RegisteredVehicle;
	valuation: StoredValuation;
}

/**
 * Stores a record under an id, and returns the id.
 *
 * @param days the days it is valid
 */
export async function keepRecord<Kind extends keyof Bodies>(
	{ store, now }: Pick<Deps, 'store' | 'now'>,
	kind: Kind,
	dealer: string,
	make: (id: string) => Bodies[Kind],
	days = KEPT_DAYS,
): Promise<Bodies[Kind] & { record_id: string }> {
	const id = newId(kind, now());
	const body = make(id);
	// A day more, as the last day ends later in the dealer's time zone.
	const ends = now().getTime() + (Math.max(days, KEPT_DAYS) + 1) * DAY_MS;
	await store.saveTradeInRecord({
		id,
		dealer,
		ends_at: new Date(ends).toISOString(),
		body: JSON.stringify(body),
	});
	return { ...body, record_id: id };
}

/** The facts of a found vehicle that its valuation keeps. */
export function foundFacts(found: RegisteredVehicle): StoredValuation['vehicle'] {
	const { item_type, make, model, variant, year, title, is_sample, register_id, body, colour } = found;
	return { item_type, make, model, variant, year, title, is_sample, register_id, body, colour };
}

/** A record of a dealer; null when there is none, it has ended, or it is of another kind. */
export async function readRecord<Kind extends keyof Bodies>(
	{ store, now }: Pick<Deps, 'store' | 'now'>,
	kind: Kind,
	dealer: string,
	id: string,
): Promise<Bodies[Kind] | null> {
	if (!id.startsWith(`${kind}_`)) return null;
	const record = await store.tradeInRecord(dealer, id, now());
	return record ? (JSON.parse(record.body) as Bodies[Kind]) : null;
}
