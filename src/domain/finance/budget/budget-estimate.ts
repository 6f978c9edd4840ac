import { formatDollars } from '../../price/money.ts';
import { calculatorAnswer, firstChoices } from '../calculator/calculator-answer.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import type { BudgetChoices } from './budget.ts';

/**
 * What a vehicle costs each period with the deposit and the term of a budget, with both rates in the same line (resolution 220); null where
 * it is too little for a figure (FINANCE-017).
 *
 * @param price the shown price, dollars
 */
export function budgetEstimate(
	price: number,
	{ repayment: _most, ...loan }: BudgetChoices,
	terms: LoanTerms,
): string | null {
	const choices = { ...firstChoices(terms, loan), price };
	const answer = calculatorAnswer(choices, terms);
	if (answer.kind === 'enquire') return null;
	const repayment = formatDollars(Math.round(answer.plan.repayment / 100));
	const [interest, comparison] = [choices.interest_rate, answer.comparison_rate].map((rate) =>
		rate.toFixed(2),
	);
	return `Est. ${repayment} a ${loan.frequency}, ${interest}% p.a., comparison rate ${comparison}% p.a.`;
}
