import { type ReactNode, useEffect, useState } from 'react';
import { type TradeInValuation, watchHeldValuation } from '../../../browser/stores/trade-in-valuation.ts';

/** Draws its children for the visitor's own vehicle as the dealer has valued it (LOCAL-008); nothing without a figure that is still held. */
export function HeldValuation({ children }: { children: (valuation: TradeInValuation) => ReactNode }) {
	const [held, setHeld] = useState<TradeInValuation | null>(null);
	useEffect(() => watchHeldValuation(document.body.dataset['dealer'] ?? '', setHeld), []);
	return held && children(held);
}
