import type { BudgetChoices } from '../../../domain/finance/budget/budget.ts';

/** What 'What can I afford' begins with; the build counts the vehicles for it. */
export const FIRST_BUDGET: BudgetChoices = { repayment: 120, frequency: 'week', deposit: 0, years: 5 };
