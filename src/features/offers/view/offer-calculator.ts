import type { Offer } from '../../../domain/content/offer.ts';
import { FEE_NOTES } from '../../../domain/finance/fee-note.ts';
import { NO_FEES } from '../../../domain/finance/loan-choices.ts';
import { MONTHS_PER_YEAR } from '../../../domain/finance/repayment.ts';
import type { SiteContext } from '../../../site/context.ts';
import { loanTermsOf } from '../../../site/dealership-loan-terms.ts';
import { stockNoun } from '../../../site/nouns.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import { pricedSubject, pricedVehicle } from '../../models/embed/priced-vehicle.ts';
import { OFFER_ANCHOR } from '../embed/offer-card.ts';
import { modelOf } from '../embed/offers-of.ts';

/**
 * The calculator of an offer about finance: its own rates and term, for the vehicle of its model with the lowest price. The fees are those that
 * its comparison rate counts. Null for an offer that states no rates, and for one on a model without a priced vehicle.
 */
export function offerCalculator(offer: Offer, context: SiteContext): CalculatorData | null {
	const { finance } = offer;
	const { dealer, now } = context.site;
	const [dealership] = dealer.dealerships;
	const lender = loanTermsOf(dealer, dealership, now);
	const model = modelOf(offer, context.site);
	const priced = model && pricedVehicle(model, context);
	if (!finance || !lender || (model && !priced)) return null;
	const { interest_rate, comparison_rate, months } = finance;
	const ask = dealer.lead_api === null ? null : `#${OFFER_ANCHOR}`;
	const calculator = calculatorOf(context, {
		dealership,
		noun: stockNoun(dealer).one,
		subject: priced && model ? pricedSubject(model, priced.vehicle) : 'A loan for a vehicle',
		isCompact: true,
		ask,
		known: { ...(priced && { price: priced.loan.known.price }), years: months / MONTHS_PER_YEAR },
		terms: {
			...lender,
			interest_rate: { usual: interest_rate, min: interest_rate, max: interest_rate, varies: false },
			comparison_rate,
			fees: NO_FEES,
			fee_treatment: 'in_rate',
			fee_note: FEE_NOTES.in_rate,
		},
	});
	// The offer's rates are known on its own page only: another page would work with the lender's usual ones.
	return calculator && { ...calculator, ways: { ...calculator.ways, apply: null, whole: null, ask } };
}
