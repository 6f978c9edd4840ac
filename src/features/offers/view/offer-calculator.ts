import { dealershipOf } from '../../../config/complete-dealer.ts';
import type { Offer } from '../../../domain/content/offer.ts';
import { withUnit } from '../../../domain/finance/calculator/calculator-fields.ts';
import { FEE_NOTES } from '../../../domain/finance/fees/fee-note.ts';
import { NO_FEES } from '../../../domain/finance/loan/loan-choices.ts';
import { MONTHS_PER_YEAR } from '../../../domain/finance/loan/repayment.ts';
import type { SiteContext } from '../../../site/context.ts';
import { loanTermsOf } from '../../../site/loans/dealership-loan-terms.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import { pricedSubject, pricedVehicle } from '../../models/embed/priced-vehicle.ts';
import { OFFER_ANCHOR } from '../embed/offer-card.ts';
import { modelOf } from '../embed/offers-of.ts';

/**
 * The calculator of an offer about finance: its own rates, term and final payment, for the vehicle with the lowest price that the offer is
 * for. The fees are those that its comparison rate counts. Null for an offer that states no rates, is for no model, or is for no vehicle in
 * stock: a repayment that no shopper can get is not advertised (Australian Consumer Law, section 29).
 */
export function offerCalculator(offer: Offer, context: SiteContext): CalculatorData | null {
	const { finance } = offer;
	const { dealer, now } = context.site;
	const model = modelOf(offer, context.site);
	if (!finance || !model) return null;
	const { interest_rate, comparison_rate, months, badges, car_types, final_payment_percent } = finance;
	const priced = pricedVehicle(
		model,
		context,
		({ badge, car_type }) =>
			car_types.includes(car_type) && (badges === null || badges.includes(badge ?? '')),
	);
	if (!priced) return null;
	const { vehicle, loan } = priced;
	const dealership = dealershipOf(dealer, vehicle.dealership_slug);
	const lender = loanTermsOf(dealer, dealership, now);
	if (!lender) return null;
	const { price } = loan.known;
	const subject = pricedSubject(model, vehicle);
	const years = months / MONTHS_PER_YEAR;
	const ask = dealer.lead_api === null ? null : `#${OFFER_ANCHOR}`;
	const calculator = calculatorOf(context, {
		dealership,
		noun: stockNoun(dealer).one,
		subject: badges === null ? subject : `${subject} ${vehicle.badge}`,
		isCompact: true,
		ask,
		known: {
			price,
			years,
			balloon: Math.round(price * final_payment_percent) / 100,
		},
		terms: {
			...lender,
			warning: `${lender.warning} ${rateNote(years, final_payment_percent)}`,
			interest_rate: { usual: interest_rate, min: interest_rate, max: interest_rate, varies: false },
			comparison_rate,
			offered_loan: { years, final_payment_percent },
			fees: NO_FEES,
			fee_treatment: 'in_rate',
			fee_note: FEE_NOTES.in_rate,
		},
	});
	// The offer's rates are known on its own page only: another page would work with the lender's usual ones.
	return calculator && { ...calculator, ways: { ...calculator.ways, apply: null, whole: null, ask } };
}

/** The loan an offer's rate is for: another needs another rate. */
function rateNote(years: number, finalPaymentPercent: number): string {
	const term = `over ${withUnit('years', years)}`;
	const last = finalPaymentPercent > 0 ? ` with a final payment of ${finalPaymentPercent}% of the price` : '';
	return `This offer’s rate is for a loan ${term}${last}: for any other, ask us for the rate.`;
}
