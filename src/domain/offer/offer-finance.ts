import type { ModelStatus } from '../model/model-label.ts';

/** The category that adds the finance disclaimer and button (OFFERS-006, resolution 158). */
const FINANCE_OFFER = 'finance offer';

/** Categories about a customer's own vehicle rather than a purchase: 'Service offer', 'Parts and accessories'. */
const ABOUT_UPKEEP = /\b(service|servicing|workshop|parts|accessories)\b/i;

/** Whether an offer is in the finance category. Categories are the dealer's own texts. */
export function isFinanceOffer(category: string): boolean {
	return category.trim().toLowerCase() === FINANCE_OFFER;
}

/**
 * Whether the enquiry form of an offer asks about finance: for finance offers, and for offers on an available model except those about
 * service and parts.
 *
 * @param model the status of the offer's model; null for none
 */
export function asksAboutFinance(category: string, model: ModelStatus | null): boolean {
	return isFinanceOffer(category) || (model === 'available' && !ABOUT_UPKEEP.test(category));
}
