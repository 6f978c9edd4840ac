import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import { tradeInValuation } from '../../../browser/stores/trade-in-valuation.ts';

/** Keeps an estimate on the device, for the finance calculator and enquiries (LOCAL-008); one by hand takes an earlier one back. */
export function keepValuation(
	dealer: string,
	valuation: ValuationAnswer,
	/** The vehicle's name, and what is owed on it in dollars. */
	own: { title: string; amount_owing: number },
): void {
	tradeInValuation(dealer).update(() =>
		valuation.status === 'estimated'
			? {
					...own,
					id: valuation.id,
					offer_price: valuation.offer_price,
					upper_price: valuation.upper_price,
					held_until: valuation.held_until,
				}
			: null,
	);
}
