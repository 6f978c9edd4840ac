/** The category of every lead about a trade-in. */
export const TRADE_IN_CATEGORY = 'Trade In';

/** The subcategories of a trade-in lead, by how far it has come (resolution 122). */
export const TRADE_IN_SUBCATEGORIES = {
	contact: '1. Lead Capture',
	valuation: '2. Valuation',
	accepted: '3. Offer Accepted',
} as const;

/** How far a trade-in lead has come. */
export interface TradeInProgress {
	/** The id of its valuation; null before one. */
	id: string | null;
	offer_accepted?: boolean | undefined;
}

/** The subcategory of a trade-in lead (TRADEIN-015). */
export function tradeInSubcategory({ id, offer_accepted }: TradeInProgress): string {
	if (offer_accepted) return TRADE_IN_SUBCATEGORIES.accepted;
	return id === null ? TRADE_IN_SUBCATEGORIES.contact : TRADE_IN_SUBCATEGORIES.valuation;
}
