import { useEffect } from 'react';
import type { TradeInSettings } from '../embed/trade-in-settings.ts';
import type { TradeInStore } from './use-trade-in.ts';

/** Notes the model or offer in the page's address, `/trade-in?offer=one`, which an estimate block leads from. */
export function useLookedAt(trade: TradeInStore, isLive: boolean, { lookedAt }: TradeInSettings): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is live.
	useEffect(() => {
		const named = location.search.slice(1).split('&');
		const found = lookedAt.find(({ query }) => named.includes(query));
		if (isLive && found) trade.update({ lookedAt: found.query });
	}, [isLive]);
}
