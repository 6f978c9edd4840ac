import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { longDay } from '../island/estimate/long-day.ts';

/** The last day of an estimate that is no longer held, by the visitor's clock: 'Sunday 29 November'; null for every other valuation. */
export function endedOn(valuation: ValuationAnswer | null): string | null {
	if (valuation?.status !== 'estimated') return null;
	const { date: today } = localTime(new Date(), undefined);
	return valuation.held_until < today ? longDay(new Date(valuation.held_until), 'UTC') : null;
}
