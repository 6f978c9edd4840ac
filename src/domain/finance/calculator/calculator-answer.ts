import { withCountedFees } from '../fees/counted-fees.ts';
import { loanParts } from '../loan/amount-borrowed.ts';
import { comparisonRate } from '../loan/comparison-rate.ts';
import { countedYears, type LoanChoices, type LoanFees } from '../loan/loan-choices.ts';
import { type LoanPlan, loanPlan } from '../loan/loan-plan.ts';
import type { LoanNumbers } from '../loan/loan-terms.ts';
import { withOfferedLoan } from '../loan/offered-loan.ts';
import { ESTIMATE_YEARS } from '../loan/repayment.ts';
import { boundsOf } from './calculator-fields.ts';

/** The price where none is known, dollars (FINANCE-030). */
const USUAL_PRICE = 30_000;

/** Repayments up to this many dollars are not shown: small loans are priced one by one (FINANCE-017, resolution 134). */
export const NO_FIGURE_UP_TO = 25;

/** Choices that are known beforehand, such as a vehicle's price. */
export type KnownChoices = Partial<Omit<LoanChoices, 'fees'>> & { fees?: Partial<LoanFees> };

/**
 * What a calculator begins with (FINANCE-027 to FINANCE-031): what is known, else the lender's usual terms over five years, with fees added
 * to the loan. Every number is within its bounds; a rate the lender does not vary is the usual one.
 */
export function firstChoices(terms: LoanNumbers, known: KnownChoices): LoanChoices {
	const bounds = boundsOf(terms);
	const amount = (field: keyof typeof bounds, usual: number) => {
		const { min, max } = bounds[field];
		return Math.min(max, Math.max(min, known[field] ?? usual));
	};
	const choices: LoanChoices = {
		price: amount('price', USUAL_PRICE),
		deposit: amount('deposit', 0),
		trade_in_value: amount('trade_in_value', 0),
		trade_in_owing: amount('trade_in_owing', 0),
		years: countedYears(known.years ?? ESTIMATE_YEARS),
		interest_rate: terms.interest_rate.varies
			? amount('interest_rate', terms.interest_rate.usual)
			: terms.interest_rate.usual,
		balloon: amount('balloon', 0),
		frequency: known.frequency ?? terms.frequency,
		fees: terms.fee_treatment === 'in_rate' ? terms.fees : { ...terms.fees, ...known.fees },
		are_fees_financed: known.are_fees_financed ?? true,
	};
	return withOfferedLoan(choices, terms.offered_loan);
}

/** What the calculator answers: figures, or why it has none. */
export type CalculatorAnswer =
	| { kind: 'figures'; plan: LoanPlan; comparison_rate: number }
	/** The repayment is so small that the dealer is asked (FINANCE-017). Whole cents. */
	| { kind: 'enquire'; borrowed: number };

/** The answer to a shopper's choices. */
export function calculatorAnswer(choices: LoanChoices, terms: LoanNumbers): CalculatorAnswer {
	const comparison_rate = statedComparisonRate(choices, terms);
	const plan = loanPlan(
		terms.fee_treatment === 'in_rate' ? withCountedFees(choices, comparison_rate) : choices,
	);
	return plan.repayment <= NO_FIGURE_UP_TO * 100
		? { kind: 'enquire', borrowed: loanParts(choices).borrowed }
		: { kind: 'figures', plan, comparison_rate };
}

/**
 * The comparison rate beside these choices: the lender's own for its usual rate and fees, and moved with the rate and the fees a shopper
 * changes. What the lender's own counts beyond the fees that are known here stays counted; where all of its fees are left out, fees that
 * the shopper enters are among them.
 */
function statedComparisonRate(choices: LoanChoices, terms: LoanNumbers): number {
	const { frequency, fees } = terms;
	const { interest_rate } = choices;
	const usual = comparisonRate({ interest_rate: terms.interest_rate.usual, fees, frequency });
	const unlisted = Math.max(0, terms.comparison_rate - usual);
	const chosen = comparisonRate({ ...choices, frequency });
	const stated =
		terms.fee_treatment === 'left_out'
			? Math.max(chosen, comparisonRate({ interest_rate, fees, frequency }) + unlisted)
			: chosen + unlisted;
	return Math.round(stated * 100) / 100;
}
