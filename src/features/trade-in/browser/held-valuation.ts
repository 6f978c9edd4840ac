import { heldValuationOf, type TradeInValuation } from '../../../browser/stores/trade-in-valuation.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { localTime } from '../../../domain/time/local-date.ts';

/** A visitor's own vehicle, with the range of its value in words. */
export interface HeldValuation extends TradeInValuation {
	/** '$23,400 to $25,900' */
	range: string;
}

/** The visitor's valuation at a dealer while its figure is held; null for none. */
export function heldValuation(dealer: string): HeldValuation | null {
	const { date: today } = localTime(new Date(), undefined);
	const held = heldValuationOf(dealer, today);
	if (!held) return null;
	return { ...held, range: `${formatDollars(held.offer_price)} to ${formatDollars(held.upper_price)}` };
}
