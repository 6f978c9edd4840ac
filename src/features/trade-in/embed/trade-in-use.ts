import type { SiteContext } from '../../../site/context.ts';
import { apiTradeIn } from '../../../site/lead-api/trade-in-services.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import { calculatorAddress } from '../../finance/embed/finance-addresses.ts';

/** What a page needs to offer the value of a trade-in for the next vehicle. */
export interface TradeInUseData {
	/** 'car', 'caravan', 'motorcycle', 'vehicle'. */
	noun: string;
	/** The page of the finance calculator. */
	calculator: string;
}

/** The offer to use the value of a trade-in; null where none is taken, or there is no calculator. */
export function tradeInUse(context: SiteContext): TradeInUseData | null {
	const { dealer } = context.site;
	const calculator = calculatorAddress(context);
	return calculator && apiTradeIn(dealer) ? { noun: stockNoun(dealer).one, calculator } : null;
}
