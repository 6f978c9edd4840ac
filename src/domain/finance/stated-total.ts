import type { LenderTerms, Loan } from './loan.ts';
import { REPAYMENTS_PER_YEAR } from './loan-choices.ts';

/** What a lender states beside its repayment. Dollars. */
export interface StatedTotal extends LenderTerms {
	/** All that is paid for the loan. */
	readonly totalPayable?: number | null | undefined;
	readonly establishmentFees?: number | null | undefined;
}

/** Half a dollar: repayments are often stated in whole dollars. */
const ROUNDED_BY = 0.5;

/** What the repayments of a loan and its last one come to, dollars. */
export function paidInAll(weekly: number, { years, final_payment }: Loan): number {
	return weekly * REPAYMENTS_PER_YEAR.week * years + final_payment;
}

/**
 * Whether the total that a lender states for a vehicle is what its own repayments come to, with or without the deposit and the establishment
 * fees (FINANCE-016). Of figures that contradict each other one is wrong, and which one is not known (resolution 225).
 *
 * @param weekly the lender's repayment, dollars a week
 */
export function isTrueTotal(lender: StatedTotal, weekly: number, loan: Loan): boolean {
	const stated = lender.totalPayable ?? 0;
	if (stated <= 0) return true;
	const paid = paidInAll(weekly, loan);
	const rounding = ROUNDED_BY * REPAYMENTS_PER_YEAR.week * loan.years;
	return [0, loan.deposit].some((deposit) =>
		[0, lender.establishmentFees ?? 0].some((fees) => Math.abs(paid + deposit + fees - stated) <= rounding),
	);
}
