import {
	type CalculatorAnswer,
	calculatorAnswer,
	firstChoices,
	type KnownChoices,
} from '../finance/calculator/calculator-answer.ts';
import { boundsOf } from '../finance/calculator/calculator-fields.ts';
import type { LoanChoices } from '../finance/loan/loan-choices.ts';
import type { LoanNumbers } from '../finance/loan/loan-terms.ts';
import { dollarsOf } from './answers.ts';
import type { ApplicationAnswers } from './fields.ts';

/** The repayment for the loan of an application, as the calculator works it out. */
export interface LoanFigures {
	choices: LoanChoices;
	answer: Extract<CalculatorAnswer, { kind: 'figures' }>;
}

/** Amounts of the loan that may be left out, by the names of the calculator's choices. */
const AMOUNTS = {
	deposit: 'deposit',
	trade_in_value: 'trade_in_value',
	trade_in_owing: 'trade_in_owing',
	balloon: 'balloon',
} as const;

/**
 * The figures beside an application; null where none may be shown: without a price within the lender's bounds, with an answer that cannot
 * be read or a deposit above the price, and for repayments of $25 or less (FINANCE-017).
 *
 * @param typed answers as they are typed
 * @param known what the calculator handed over, such as rate and fees: answers replace its amounts
 */
export function applicationFigures(
	typed: ApplicationAnswers,
	terms: LoanNumbers,
	known: KnownChoices = {},
): LoanFigures | null {
	const { min, max } = boundsOf(terms).price;
	const price = dollarsOf(typed, 'vehicle_price');
	if (price === null || price < min || price > max) return null;
	const amounts = Object.entries(AMOUNTS).map(([choice, name]) => [choice, amountOf(typed, name)] as const);
	if (amounts.some(([, amount]) => amount === null)) return null;
	const years = dollarsOf(typed, 'term_years');
	const asked = Object.fromEntries(amounts) as Record<keyof typeof AMOUNTS, number>;
	if (asked.deposit > price) return null;
	const choices = firstChoices(terms, { ...known, price, ...asked, ...(years !== null && { years }) });
	const answer = calculatorAnswer(choices, terms);
	return answer.kind === 'figures' ? { choices, answer } : null;
}

/** Dollars, 0 where nothing was answered; null for what cannot be read. */
function amountOf(typed: ApplicationAnswers, name: string): number | null {
	return (typed[name] ?? '').trim() === '' ? 0 : dollarsOf(typed, name);
}
