import type { ValuationAnswer } from '../../../api/trade-in/valuation.ts';
import { tradeInValuation } from '../../../browser/stores/trade-in-valuation.ts';
import { textOf } from '../../forms/embed/form-kit.ts';
import type { TradeInStore } from '../island/use-trade-in.ts';
import { dollarsOf, ownVehicle } from './own-answers.ts';

/** Keeps an estimate on the device, for the finance calculator and enquiries (LOCAL-008); one by hand takes an earlier one back. */
export function keepValuation(form: HTMLFormElement, trade: TradeInStore, valuation: ValuationAnswer): void {
	const dealer = document.body.dataset['dealer'] ?? '';
	const { vehicle, isByHand } = trade.latest();
	const own = ownVehicle(form);
	const title = vehicle && !isByHand ? vehicle.title : `${own.year} ${own.make} ${own.model}`;
	const owing = textOf(form, 'finance') === 'Yes' ? dollarsOf(form, 'amount_owing') : null;
	tradeInValuation(dealer).update(() =>
		valuation.status === 'estimated'
			? {
					id: valuation.id,
					title,
					offer_price: valuation.offer_price,
					upper_price: valuation.upper_price,
					amount_owing: owing ?? 0,
					held_until: valuation.held_until,
				}
			: null,
	);
}
