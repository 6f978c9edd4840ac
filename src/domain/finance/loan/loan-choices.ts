/** How often a repayment is made. */
export const FREQUENCIES = ['week', 'fortnight', 'month'] as const;

/** How often a repayment is made; see {@link REPAYMENTS_PER_YEAR}. */
export type Frequency = (typeof FREQUENCIES)[number];

/** Repayments in a year (FINANCE-032). */
export const REPAYMENTS_PER_YEAR: Readonly<Record<Frequency, number>> = {
	week: 52,
	fortnight: 26,
	month: 12,
};

/** Terms are of whole and half years (FINANCE-020). */
export const TERM_BOUNDS = { min: 1, max: 7, step: 0.5 } as const;

/** The term that a number of years counts as: 5.25 years as 5.5. */
export function countedYears(years: number): number {
	const { min, max, step } = TERM_BOUNDS;
	return Math.round(Math.min(max, Math.max(min, years)) / step) * step;
}

/** What a lender charges beside interest. Dollars. */
export interface LoanFees {
	/** Once, for setting up the loan. */
	readonly establishment: number;
	/** Once, for registering the security on the Personal Property Securities Register; a government charge. */
	readonly security_registration: number;
	/** Every month, for the account. */
	readonly monthly: number;
	/** Once, for the agent who arranges the loan. */
	readonly agency: number;
}

/** A loan without fees. */
export const NO_FEES: LoanFees = { establishment: 0, security_registration: 0, monthly: 0, agency: 0 };

/** Everything a shopper chooses in the finance calculator. Dollars, years and percent a year. */
export interface LoanChoices {
	/** The price of the vehicle. */
	readonly price: number;
	readonly deposit: number;
	readonly trade_in_value: number;
	/** What is still owed on the trade-in, paid out from its value or added to the loan. */
	readonly trade_in_owing: number;
	/** Whole or half years. */
	readonly years: number;
	readonly interest_rate: number;
	/** One large last payment. */
	readonly balloon: number;
	readonly frequency: Frequency;
	readonly fees: LoanFees;
	/** Whether the fees that are charged once are added to the loan, or paid when it begins. */
	readonly are_fees_financed: boolean;
}
