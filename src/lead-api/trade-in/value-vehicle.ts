import type { ApiSite } from '../../api/site-file.ts';
import type { ValuationAnswer } from '../../api/trade-in/valuation.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { ConditionAnswers } from '../../domain/trade-in/condition.ts';
import { estimateFrom } from '../../domain/trade-in/estimate.ts';
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
type Outcome = Omit<Answered<'estimated'>, 'id'> | { status: 'by_hand'; reason: ByHandReason };

/** Values a vehicle and stores the valuation (resolutions 122 to 124): the estimate, or the reason why a buyer values it. */
export async function valueVehicle(
	deps: Pick<Deps, 'store' | 'now' | 'tradeIn'>,
	site: ApiSite,
	asked: Omit<StoredValuation, 'answer'>,
): Promise<ValuationAnswer> {
	const { date } = localTime(deps.now(), site.time_zone);
	const days = site.trade_in?.held_days ?? ESTIMATE_DAYS;
	const thisYear = Number(date.slice(0, 4));
	const outcome = await outcomeOf(deps, site, asked, { thisYear, held_until: heldUntil(date, days) });
	const stored = await keepRecord(
		deps,
		'valuation',
		site.slug,
		(id) => ({ ...asked, answer: answerOf(id, outcome, asked, thisYear) }),
		days,
	);
	return stored.answer;
}

async function outcomeOf(
	{ tradeIn }: Pick<Deps, 'tradeIn'>,
	site: ApiSite,
	{ vehicle, kms, answers }: { vehicle: StoredValuation['vehicle']; kms: number; answers: ConditionAnswers },
	{ thisYear, held_until }: { thisYear: number; held_until: string },
): Promise<Outcome> {
	const above = limitAbove({ year: vehicle.year, kms }, thisYear);
	if (above) return { status: 'by_hand', reason: above };
	if (!site.trade_in || site.trade_in.valuation.provider === 'by_hand')
		return { status: 'by_hand', reason: 'dealer' };
	if (!hasOnlinePrices(vehicle.item_type)) return { status: 'by_hand', reason: 'no_prices' };
	const found = await tradeIn.findPrice({ ...vehicle, kms }, site);
	if (found.status !== 'priced') return { status: 'by_hand', reason: found.status };
	const { title, item_type: itemType } = vehicle;
	const estimate = estimateFrom(found.typical, { title, kms, itemType, answers });
	if (!estimate) return { status: 'by_hand', reason: 'condition' };
	const { offer_price, upper_price, reasons } = estimate;
	return {
		status: 'estimated',
		offer_price,
		upper_price,
		held_until,
		reasons: [...reasons],
		is_sample: vehicle.is_sample,
	};
}

function answerOf(
	id: string,
	outcome: Outcome,
	{ vehicle, kms }: Pick<StoredValuation, 'vehicle' | 'kms'>,
	thisYear: number,
): ValuationAnswer {
	if (outcome.status === 'estimated') return { ...outcome, id };
	const message = byHandText(outcome.reason, { ...vehicle, kms }, thisYear);
	return { ...outcome, id, message };
}
