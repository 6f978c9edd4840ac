import { heldValuationOf, type TradeInValuation } from '../../../browser/stores/trade-in-valuation.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { localTime } from '../../../domain/time/local-date.ts';
import { calculatorQuery } from './calculator-query.ts';

/** A visitor's own vehicle, with words about its value. */
export interface HeldValuation extends TradeInValuation {
	/** '$23,400 to $25,900' */
	range: string;
	/** What can be done with it: 'Put the $23,400 for your 2021 Mazda CX-5, less the $6,500 you owe, into the calculator.' */
	useText: string;
	/** The parameters that fill it into the calculator. */
	calculatorQuery: string;
}

/** The visitor's valuation at a dealer while its figure is held; null for none. */
export function heldValuation(dealer: string): HeldValuation | null {
	const { date: today } = localTime(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
	const held = heldValuationOf(dealer, today);
	if (!held) return null;
	const { title, offer_price, upper_price, amount_owing } = held;
	const less = amount_owing > 0 ? `, less the ${formatDollars(amount_owing)} you owe,` : '';
	return {
		...held,
		range: `${formatDollars(offer_price)} to ${formatDollars(upper_price)}`,
		useText: `Put the ${formatDollars(offer_price)} for your ${title}${less} into the calculator.`,
		calculatorQuery: calculatorQuery(offer_price, amount_owing),
	};
}
