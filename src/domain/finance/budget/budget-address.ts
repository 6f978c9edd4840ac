import { choicesOfAddress } from '../calculator/address-choices.ts';
import {
	addressOfChoices,
	CHOICE_PARAMETERS,
	FREQUENCY_PARAMETER,
	textsOfAddress,
} from '../calculator/calculator-address.ts';
import { firstChoices } from '../calculator/calculator-answer.ts';
import type { SettledField } from '../calculator/calculator-fields.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import { type BudgetChoices, type BudgetNumber, settleBudget } from './budget.ts';

/** What can be paid each period, in an address; links to the application name it so too. */
const REPAYMENT_PARAMETER = 'repayment';

/** Every parameter of a budget. */
export const BUDGET_PARAMETERS: readonly string[] = [
	REPAYMENT_PARAMETER,
	CHOICE_PARAMETERS.deposit,
	CHOICE_PARAMETERS.years,
	FREQUENCY_PARAMETER,
];

/** A budget, and the fields whose text cannot be taken as it is, with what they show and say. */
export interface NamedBudget {
	readonly choices: BudgetChoices;
	readonly entries: Readonly<Partial<Record<BudgetNumber, SettledField>>>;
}

/**
 * The budget an address names, each number settled as if it was typed; what it does not name, or names in no number, is that of `usual`.
 */
export function budgetOfAddress(query: string, usual: BudgetChoices, terms: LoanTerms): NamedBudget {
	const { deposit, years } = Object.fromEntries(textsOfAddress(query));
	const repayment = new URLSearchParams(query).get(REPAYMENT_PARAMETER)?.trim();
	const settled = Object.entries({ repayment, deposit, years }).flatMap(([name, text]) => {
		const field = name as BudgetNumber;
		return text ? [[field, settleBudget(field, text, terms)] as const] : [];
	});
	const { frequency } = firstChoices(terms, { ...usual, ...choicesOfAddress(query) });
	const numbers = settled.map(([field, { value }]) => [field, value ?? usual[field]]);
	return {
		choices: { ...usual, frequency, ...Object.fromEntries(numbers) },
		entries: Object.fromEntries(settled.filter(([, { message }]) => message !== null)),
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
