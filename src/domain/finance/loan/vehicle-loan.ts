import { calculatorAnswer, firstChoices } from '../calculator/calculator-answer.ts';
import type { FinanceEstimate } from '../estimate/estimate.ts';
import { FEE_NOTES } from '../fees/fee-note.ts';
import { comparisonRate } from './comparison-rate.ts';
import { type LoanFees, NO_FEES } from './loan-choices.ts';
import type { FeeTreatment, LoanTerms } from './loan-terms.ts';

/** The lender's terms for one vehicle, and the loan of its estimate. Every calculation for the vehicle starts from these. */
export interface VehicleLoan {
	readonly terms: LoanTerms;
	/** Dollars and years. */
	readonly known: {
		readonly price: number;
		readonly deposit: number;
		readonly years: number;
		readonly balloon: number;
	};
}

/**
 * The terms that lead from a vehicle's price to its estimate, so that the calculator begins with the same figures as the vehicle's page.
 * The lender's repayment may hold the listed fees, or leave all of them out, or follow from the comparison rate. Null where none of these
 * leads to it: the lender's figures contradict each other, and another repayment may not appear beside them.
 *
 * @param price the price that the estimate is for, dollars
 * @param lender the terms of the vehicle's dealership
 */
export function vehicleLoan(estimate: FinanceEstimate, price: number, lender: LoanTerms): VehicleLoan | null {
	const { deposit, years, final_payment: balloon } = estimate.loan;
	const known = { price, deposit, years, balloon };
	const terms = possibleTerms(estimate, lender).find((possible) => leadsTo(estimate, possible, known));
	return terms ? { terms, known } : null;
}

/** The terms a repayment can rest on, the most exact first. */
function possibleTerms({ interest_rate, comparison_rate, is_computed }: FinanceEstimate, lender: LoanTerms) {
	const { min, max, varies } = lender.interest_rate;
	const rates = {
		interest_rate: {
			usual: interest_rate,
			varies,
			min: Math.min(min, interest_rate),
			max: Math.max(max, interest_rate),
		},
		comparison_rate,
	};
	const termsOf = (fee_treatment: FeeTreatment, fees: LoanFees) => ({
		...lender,
		...rates,
		fees,
		fee_treatment,
		fee_note: FEE_NOTES[fee_treatment],
	});
	const inRate = termsOf('in_rate', NO_FEES);
	if (is_computed) return [inRate];
	const isExplained = (fees: LoanFees) =>
		comparison_rate <= comparisonRate({ interest_rate, fees, frequency: lender.frequency });
	return [
		...[lender.fees, NO_FEES].filter(isExplained).map((fees) => termsOf('itemised', fees)),
		termsOf('left_out', NO_FEES),
		inRate,
		termsOf('itemised', lender.fees),
	];
}

/** Whether terms lead to an estimate, in whole dollars as pages show it. */
function leadsTo(
	{ weekly, monthly }: FinanceEstimate,
	terms: LoanTerms,
	known: VehicleLoan['known'],
): boolean {
	const choices = firstChoices(terms, { ...known, frequency: monthly === null ? 'week' : 'month' });
	const isWithinBounds = choices.price === known.price && choices.years === known.years;
	const answer = calculatorAnswer(choices, terms);
	if (!isWithinBounds || answer.kind !== 'figures') return false;
	return Math.round(answer.plan.repayment / 100) === Math.round(monthly ?? weekly);
}
