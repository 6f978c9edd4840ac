import type { ModelStatus } from '../model/model-label.ts';

/** The category that adds the lender's words and the way to finance (OFFERS-006, resolution 158). */
const FINANCE_OFFER = 'finance offer';

/** Offers about what is done to a vehicle one has, whatever model they name: 'Service offer', 'Parts and accessories'. */
const ABOUT_UPKEEP = /\b(service|servicing|workshop|parts|accessories)\b/i;

/** Whether a dealer files an offer as one about finance. Categories are the dealer's own words. */
export function isFinanceOffer(category: string): boolean {
	return category.trim().toLowerCase() === FINANCE_OFFER;
}

/**
 * Whether who asks about an offer is asked about finance, too: where the offer is about it, or about a model that can be bought. Nobody
 * borrows for a safety check.
 *
 * @param model the status of the model the offer is about; null for one about none
 */
export function asksAboutFinance(category: string, model: ModelStatus | null): boolean {
	return isFinanceOffer(category) || (model === 'available' && !ABOUT_UPKEEP.test(category));
}
