import { loanTermsOf } from '../../../site/dealership-loan-terms.ts';
import { estimateOf } from '../../../site/search/estimates.ts';
import type { CalculatorData } from '../../finance/embed/calculator-data.ts';
import { calculatorOf } from '../../finance/embed/calculator-of.ts';
import type { VehiclePageContext } from '../embed/vehicle-page-context.ts';
import { financeAddress } from './actions.ts';

/**
 * The calculator of a vehicle that has an estimate: it begins with the vehicle's price, the loan of the estimate, and the rates the lender
 * states for this vehicle (FINANCE-001, FINANCE-013, FINANCE-042). Null where there is no estimate.
 */
export function vehicleCalculator(subject: VehiclePageContext): CalculatorData | null {
	const { vehicle, context, dealership, canBeBought, noun, shownPrice: price } = subject;
	const { site } = context;
	const estimate = canBeBought ? estimateOf(site)(vehicle) : null;
	const terms = loanTermsOf(site.dealer, dealership, site.now);
	if (!estimate || !terms || price === null) return null;
	const { interest_rate: usual, comparison_rate, loan } = estimate;
	const { min, max, varies } = terms.interest_rate;
	const calculator = calculatorOf(context, {
		dealership,
		noun,
		isCompact: true,
		known: { price, deposit: loan.deposit, years: loan.years, balloon: loan.final_payment },
		about: { preferredDealership: dealership.slug, car_id: vehicle.id, car_type: vehicle.car_type },
		stated: {
			interest_rate: { usual, varies, min: Math.min(min, usual), max: Math.max(max, usual) },
			comparison_rate,
		},
	});
	const own = financeAddress(subject);
	return calculator && own?.startsWith('http')
		? { ...calculator, ways: { ...calculator.ways, apply: own } }
		: calculator;
}
