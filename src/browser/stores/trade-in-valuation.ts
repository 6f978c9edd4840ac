import { dealerAtom } from './persisted-atom.ts';

/** A visitor's own vehicle, as the dealer has valued it online. */
export interface TradeInValuation {
	/** The id of the valuation at the lead API. */
	id: string;
	/** '2021 Mazda CX-5 Maxx Sport'. */
	title: string;
	/** The lower and the upper end of the range, dollars. */
	offer_price: number;
	upper_price: number;
	/** What is still owed on it, dollars; 0 for nothing. */
	amount_owing: number;
	/** The last day the figure is held: '2026-11-29'. */
	held_until: string;
}

/** The visitor's last trade-in valuation at a dealer (LOCAL-008); null for none. */
export const tradeInValuation = dealerAtom<TradeInValuation | null>({
	name: 'trade-in-valuation',
	initial: null,
	read: (stored) => (isValuation(stored) ? stored : null),
});

/**
 * The valuation while its figure is held; null after that.
 *
 * @param today at the visitor: '2026-11-29'
 */
export function heldValuationOf(dealer: string, today: string): TradeInValuation | null {
	const store = tradeInValuation(dealer);
	// Listening makes the store read the storage.
	store.listen(() => undefined)();
	const valuation = store.get();
	return valuation && valuation.held_until >= today ? valuation : null;
}

function isValuation(value: unknown): value is TradeInValuation {
	if (typeof value !== 'object' || value === null) return false;
	const { id, title, offer_price, upper_price, amount_owing, held_until } = value as Record<string, unknown>;
	return (
		[id, title, held_until].every((text) => typeof text === 'string') &&
		[offer_price, upper_price, amount_owing].every((dollars) => Number.isFinite(dollars))
	);
}
