import { FINANCE_CALCULATOR_PATHS } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { stockNoun } from '../../../site/nouns.ts';
import { apiTradeIn } from '../../../site/trade-in-services.ts';

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
	const calculator = context.link(FINANCE_CALCULATOR_PATHS[0]);
	return calculator && apiTradeIn(dealer) ? { noun: stockNoun(dealer).one, calculator } : null;
}
