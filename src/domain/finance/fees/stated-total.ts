import { COMPARISON_LOAN } from '../loan/comparison-rate.ts';
import type { LenderTerms, Loan } from '../loan/loan.ts';
import { REPAYMENTS_PER_YEAR } from '../loan/loan-choices.ts';
import { repayment } from '../loan/repayment.ts';

/** What a lender states beside its repayment. Dollars; rates are percent a year. */
export interface StatedTotal extends LenderTerms {
	/** All that is paid for the loan. */
	readonly totalPayable?: number | null | undefined;
	readonly establishmentFees?: number | null | undefined;
	readonly interestRate: number | null;
	readonly comparisonRate: number | null;
}

/** Half a dollar: repayments are often stated in whole dollars. */
const ROUNDED_BY = 0.5;

/** What the repayments of a loan and its last one come to, dollars. */
export function paidInAll(weekly: number, { years, final_payment }: Loan): number {
	return weekly * REPAYMENTS_PER_YEAR.week * years + final_payment;
}

/**
 * Whether the total that a lender states for a vehicle can be what its own repayments come to (FINANCE-016): with or without the deposit,
 * and with no more fees beside the repayments than the lender names or its comparison rate holds, such as those of an account by the month.
 * Of figures that contradict each other one is wrong, and which one is not known (resolution 225).
 *
 * @param weekly the lender's repayment, dollars a week
 */
export function isTrueTotal(lender: StatedTotal, weekly: number, loan: Loan): boolean {
	const stated = lender.totalPayable ?? 0;
	if (stated <= 0) return true;
	const paid = paidInAll(weekly, loan);
	const rounding = ROUNDED_BY * REPAYMENTS_PER_YEAR.week * loan.years;
	const fees = Math.max(lender.establishmentFees ?? 0, feesInRate(lender, loan.years));
	return [0, loan.deposit].some((deposit) => {
		const besideRepayments = stated - paid - deposit;
		return besideRepayments >= -rounding && besideRepayments <= fees + rounding;
	});
}

/**
 * The fees that a comparison rate holds beyond the interest, dollars, by the loan that it is stated for (FINANCE-054). Those of a longer
 * loan may be as much more as it is longer: fees by the month are paid for all of it.
 */
function feesInRate({ interestRate, comparisonRate }: StatedTotal, years: number): number {
	if (interestRate === null || comparisonRate === null) return 0;
	const { amount, years: compared } = COMPARISON_LOAN;
	const perYear = REPAYMENTS_PER_YEAR.month;
	const dearer =
		repayment(amount, comparisonRate, perYear, compared) - repayment(amount, interestRate, perYear, compared);
	return Math.max(0, dearer * perYear * Math.max(compared, years));
}
