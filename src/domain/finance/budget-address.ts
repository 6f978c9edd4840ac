import { type BudgetChoices, REPAYMENT_BOUNDS } from './budget.ts';
import {
	addressOfChoices,
	CHOICE_PARAMETERS,
	choicesOfAddress,
	FREQUENCY_PARAMETER,
} from './calculator-address.ts';
import { firstChoices } from './calculator-answer.ts';
import type { LoanTerms } from './loan-terms.ts';
import { typedAmount } from './typed-amount.ts';

/** What can be paid each period, in an address; links to the application name it so too. */
const REPAYMENT_PARAMETER = 'repayment';

/** Every parameter of a budget. */
export const BUDGET_PARAMETERS: readonly string[] = [
	REPAYMENT_PARAMETER,
	CHOICE_PARAMETERS.deposit,
	CHOICE_PARAMETERS.years,
	FREQUENCY_PARAMETER,
];

/** The budget an address names, within bounds; what it does not name, or names in no number, is that of `usual`. */
export function budgetOfAddress(query: string, usual: BudgetChoices, terms: LoanTerms): BudgetChoices {
	const asked = typedAmount(REPAYMENT_PARAMETER, new URLSearchParams(query).get(REPAYMENT_PARAMETER) ?? '');
	const { min, max } = REPAYMENT_BOUNDS;
	const { deposit, years, frequency } = firstChoices(terms, { ...usual, ...choicesOfAddress(query) });
	return {
		repayment: asked === null || asked < 0 ? usual.repayment : Math.min(max, Math.max(min, asked)),
		frequency,
		deposit,
		years,
	};
}

/** The parameters that name a budget, without those of `usual`. */
export function addressOfBudget(
	choices: BudgetChoices,
	usual: BudgetChoices,
	terms: LoanTerms,
): URLSearchParams {
	const { repayment, ...loan } = choices;
	const named = addressOfChoices(firstChoices(terms, loan), firstChoices(terms, usual));
	const first = repayment === usual.repayment ? [] : [[REPAYMENT_PARAMETER, String(repayment)]];
	return new URLSearchParams([...first, ...named]);
}
