import type { ApiSite } from '../../api/site/site-file.ts';
import type { TradeInService } from '../../api/trade-in/site-settings.ts';
import type { Dealer } from '../../config/complete-dealer.ts';

/**
 * The lead API's data about a dealer's trade-ins; null where no dealership takes any.
 *
 * @param looked_at what the models and offers that lead to the form are called, by the parameter of its address
 */
export function apiTradeIn(
	dealer: Pick<Dealer, 'demo' | 'features' | 'dealerships'>,
	looked_at: Readonly<Record<string, string>> = {},
): ApiSite['trade_in'] {
	const settings =
		dealer.features.trade_in ||
		dealer.dealerships.map(({ features }) => features.trade_in).find((trade_in) => trade_in !== false);
	if (!settings) return null;
	const { lookup, valuation, held_days, photos_kept_days } = settings;
	return {
		// Invented vehicles are for demonstration dealers only.
		lookup: serviceOf(lookup === 'reference' ? null : lookup, dealer.demo),
		valuation: serviceOf(valuation, dealer.demo),
		held_days,
		photos_kept_days,
		has_samples: dealer.demo,
		looked_at,
	};
}

type Named = Exclude<TradeInService, { provider: 'by_hand' | 'reference' }> | 'by_hand' | 'reference' | null;

function serviceOf(named: Named, isDemo: boolean): TradeInService {
	if (named === null) return { provider: isDemo ? 'reference' : 'by_hand' };
	if (typeof named === 'string') return { provider: named };
	const { provider, url, key_env, calls_per_day } = named;
	return { provider, url, key_env, calls_per_day };
}
