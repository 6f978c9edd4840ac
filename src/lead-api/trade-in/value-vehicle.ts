import type { ApiSite } from '../../api/site/site-file.ts';
import type { ValuationAnswer } from '../../api/trade-in/valuation.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { estimateFrom, type TypicalPrice } from '../../domain/trade-in/estimate.ts';
import {
	type ByHandReason,
	byHandText,
	ESTIMATE_DAYS,
	hasOnlinePrices,
	heldUntil,
	limitAbove,
} from '../../domain/trade-in/online-estimate.ts';
import type { Deps } from '../deps.ts';
import { keepRecord, type StoredValuation } from './records.ts';

type Answered<Status> = Extract<ValuationAnswer, { status: Status }>;
type Asked = Omit<StoredValuation, 'answer' | 'typical'>;
type Outcome = Omit<Answered<'estimated'>, 'id'> | { status: 'by_hand'; reason: ByHandReason };

/**
 * Values a vehicle and stores the valuation (resolutions 122 to 124): the estimate, or the reason why a buyer values it.
 *
 * @param known the price of an earlier valuation with the same kilometres; null to ask for one
 */
export async function valueVehicle(
	deps: Pick<Deps, 'store' | 'now' | 'tradeIn'>,
	site: ApiSite,
	asked: Asked,
	known: TypicalPrice | null = null,
): Promise<ValuationAnswer> {
	const { date } = localTime(deps.now(), site.time_zone);
	const days = site.trade_in?.held_days ?? ESTIMATE_DAYS;
	const thisYear = Number(date.slice(0, 4));
	const price = known ?? (await priceOf(deps, site, asked, thisYear));
	const typical = typeof price === 'string' ? null : price;
	const outcome: Outcome =
		typeof price === 'string' ? byHand(price) : outcomeOf(price, asked, heldUntil(date, days));
	const stored = await keepRecord(
		deps,
		'valuation',
		site.slug,
		(id) => ({ ...asked, typical, answer: answerOf(id, outcome, asked, thisYear) }),
		days,
	);
	return stored.answer;
}

/** The price of a vehicle, or the reason why there is none online. */
async function priceOf(
	{ tradeIn }: Pick<Deps, 'tradeIn'>,
	site: ApiSite,
	{ vehicle, kms }: Asked,
	thisYear: number,
): Promise<TypicalPrice | ByHandReason> {
	if (!site.trade_in || site.trade_in.valuation.provider === 'by_hand') return 'dealer';
	if (!hasOnlinePrices(vehicle.item_type)) return 'no_prices';
	const above = limitAbove({ year: vehicle.year, kms }, thisYear);
	if (above) return above;
	const found = await tradeIn.findPrice({ ...vehicle, kms }, site);
	return found.status === 'priced' ? found.typical : found.status;
}

function outcomeOf(typical: TypicalPrice, { vehicle, kms, answers }: Asked, held_until: string): Outcome {
	const { title, item_type: itemType, is_sample } = vehicle;
	const estimate = estimateFrom(typical, { title, kms, itemType, answers });
	if (!estimate) return byHand('condition');
	return { ...estimate, reasons: [...estimate.reasons], status: 'estimated', held_until, is_sample };
}

function byHand(reason: ByHandReason): Outcome {
	return { status: 'by_hand', reason };
}

function answerOf(id: string, outcome: Outcome, { vehicle, kms }: Asked, thisYear: number): ValuationAnswer {
	if (outcome.status === 'estimated') return { ...outcome, id };
	const message = byHandText(outcome.reason, { ...vehicle, kms }, thisYear);
	return { ...outcome, id, message };
}
