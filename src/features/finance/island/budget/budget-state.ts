import {
	type BudgetChoices,
	type BudgetNumber,
	settleBudget,
} from '../../../../domain/finance/budget/budget.ts';
import type { NamedBudget } from '../../../../domain/finance/budget/budget-address.ts';
import { fieldText, type SettledField } from '../../../../domain/finance/calculator/calculator-fields.ts';
import type { Frequency } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { type FieldsAction, fieldsReducer } from '../fields-state.ts';

/** Everything that can change in a budget. */
export interface BudgetState {
	fields: Readonly<Record<BudgetNumber, SettledField>>;
	frequency: Frequency;
}

/** What a shopper does. */
export type BudgetAction = FieldsAction<BudgetNumber, BudgetState>;

/** The state that shows a budget: a field whose text cannot be taken as it is shows that text. */
export function stateOfBudget({ choices, entries }: NamedBudget): BudgetState {
	const field = (name: BudgetNumber): SettledField =>
		entries[name] ?? {
			text: fieldText(name, choices[name]),
			value: choices[name],
			message: null,
			isProblem: false,
		};
	return {
		fields: { repayment: field('repayment'), deposit: field('deposit'), years: field('years') },
		frequency: choices.frequency,
	};
}

/** The budget that a state represents; null where a field holds no number, and no budget may be shown. */
export function budgetChoicesOf({ fields, frequency }: BudgetState): BudgetChoices | null {
	const [repayment, deposit, years] = [fields.repayment, fields.deposit, fields.years].map(
		({ value }) => value,
	);
	if (repayment == null || deposit == null || years == null) return null;
	return { repayment, frequency, deposit, years };
}

/** What a budget with these terms makes of an action. */
export const budgetReducer = (terms: LoanTerms) =>
	fieldsReducer<BudgetNumber, BudgetState>((field, text) => settleBudget(field, text, terms));
