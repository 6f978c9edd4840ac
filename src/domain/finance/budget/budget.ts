import {
	type CalculatorAnswer,
	calculatorAnswer,
	firstChoices,
	NO_FIGURE_UP_TO,
} from '../calculator/calculator-answer.ts';
import {
	boundsOf,
	type FieldBounds,
	type SettledField,
	settleField,
} from '../calculator/calculator-fields.ts';
import { affordablePrice } from '../loan/affordable-price.ts';
import type { Frequency } from '../loan/loan-choices.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';

/** What a shopper says of a budget. Dollars and years. */
export interface BudgetChoices {
	/** What can be paid each period. */
	readonly repayment: number;
	readonly frequency: Frequency;
	readonly deposit: number;
	readonly years: number;
}

/** What a repayment can be: above those no figure is shown for (FINANCE-017). Dollars a period. */
const REPAYMENT_BOUNDS: FieldBounds = { min: NO_FIGURE_UP_TO + 1, max: 5000, step: 5 };

/** The numbers of a budget that are typed. */
export type BudgetNumber = Exclude<keyof BudgetChoices, 'frequency'>;

/** What the fields of a budget take. */
export function budgetBounds(terms: LoanTerms): Readonly<Record<BudgetNumber, FieldBounds>> {
	const { deposit, years } = boundsOf(terms);
	return { repayment: REPAYMENT_BOUNDS, deposit, years };
}

/** Settles a text typed for a number of a budget, as the calculator settles its own. */
export function settleBudget(field: BudgetNumber, typed: string, terms: LoanTerms): SettledField {
	return settleField(field, typed, budgetBounds(terms)[field]);
}

/** A price, with the loan that pays for it. */
export interface Budget {
	/** Whole dollars. */
	readonly price: number;
	readonly answer: CalculatorAnswer & { kind: 'figures' };
}

/**
 * The highest price a repayment pays for at the lender's usual rate and fees, with the deposit; null where it is below what the lender
 * lends for. Never above the highest price of the calculator.
 */
export function budgetOf({ repayment, ...others }: BudgetChoices, terms: LoanTerms): Budget | null {
	const { min, max } = boundsOf(terms).price;
	const choices = firstChoices(terms, others);
	const price = Math.min(max, affordablePrice(repayment, choices));
	if (price < min) return null;
	const answer = calculatorAnswer({ ...choices, price }, terms);
	return answer.kind === 'figures' ? { price, answer } : null;
}
