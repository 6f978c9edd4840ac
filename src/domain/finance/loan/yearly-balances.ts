import { type LoanChoices, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import type { LoanPlan } from './loan-plan.ts';

/** A loan in one year of its term. Whole cents. */
export interface YearOfLoan {
	/** The end of the year, counted from the start of the loan: 1, 2, … and the term itself, as 5.5. */
	readonly year: number;
	/** What was paid, the balloon not counted. */
	readonly paid: number;
	readonly interest: number;
	readonly fees: number;
	/** What is still owed at its end. */
	readonly balance: number;
}

/** What is paid and owed in each year of a plan; the last one may be half a year. */
export function yearlyBalances(plan: LoanPlan, { frequency, years }: LoanChoices): YearOfLoan[] {
	const perYear = REPAYMENTS_PER_YEAR[frequency];
	return Array.from({ length: Math.ceil(plan.instalments.length / perYear) }, (_, index) => {
		const own = plan.instalments.slice(index * perYear, (index + 1) * perYear);
		const sum = (part: 'paid' | 'interest' | 'fee') => own.reduce((all, one) => all + one[part], 0);
		return {
			year: Math.min(index + 1, years),
			paid: sum('paid'),
			interest: sum('interest'),
			fees: sum('fee'),
			balance: own.at(-1)?.balance ?? 0,
		};
	});
}
