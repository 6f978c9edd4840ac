import type { LoanTerms } from '../loan/loan-terms.ts';

/** What a lender's estimate rests on: its own figure by the week or by the month, or what it can be worked out from. */
export type EstimateBasis = 'week' | 'month' | 'either' | 'computed';

/**
 * A lender whose rules the platform knows: its terms, and which vehicles get an estimate of it beside the rules for all (FINANCE-042,
 * FINANCE-044).
 */
export interface Lender extends LoanTerms {
	readonly estimate: {
		readonly basis: EstimateBasis;
		/** Vehicles of more years get no estimate (FINANCE-053); null for any age. */
		readonly oldest: number | null;
	};
}
