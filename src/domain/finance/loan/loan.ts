import { REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { ESTIMATE_YEARS } from './repayment.ts';

/** The loan that a repayment is stated for. */
export interface Loan {
	readonly years: number;
	/** Dollars paid at the start. */
	readonly deposit: number;
	/** Dollars left to pay at the end (a balloon). */
	readonly final_payment: number;
}

/** What a lender says of its loan; null where it says nothing. Dollars. */
export interface LenderTerms {
	readonly termYears: number | null;
	/** The term where it is not stated in years (FINANCE-016). */
	readonly termMonths?: number | null | undefined;
	readonly termWeeks?: number | null | undefined;
	readonly deposit: number | null;
	readonly balloon: number | null;
}

/** The loan of a repayment worked out from the price (FINANCE-055, resolution 136). */
export const COMPUTED_LOAN: Loan = { years: ESTIMATE_YEARS, deposit: 0, final_payment: 0 };

/**
 * The loan of a lender's own repayment (VDP-025): the lender's figures, and the dealer's for what the lender leaves out. Null where they
 * cannot be true of a vehicle of this price, as with no term or a deposit that pays for all of it.
 *
 * @param price dollars
 */
export function lenderLoan(lender: LenderTerms, assumed: Loan, price: number): Loan | null {
	const { deposit, balloon } = lender;
	const loan: Loan = {
		years: yearsOf(lender) ?? assumed.years,
		deposit: deposit ?? assumed.deposit,
		final_payment: balloon ?? assumed.final_payment,
	};
	return loan.years > 0 && loan.deposit < price && loan.final_payment < price ? loan : null;
}

/** The term in years; null where the lender states none. */
function yearsOf({ termYears, termMonths, termWeeks }: LenderTerms): number | null {
	if (termYears !== null) return termYears;
	if (termMonths != null) return termMonths / REPAYMENTS_PER_YEAR.month;
	return termWeeks == null ? null : termWeeks / REPAYMENTS_PER_YEAR.week;
}
