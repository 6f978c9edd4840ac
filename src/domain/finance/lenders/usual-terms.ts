import { STANDARD_DISCLAIMER } from '../estimate/standard-texts.ts';
import { FEE_NOTES } from '../fees/fee-note.ts';
import { COMPARISON_WARNING } from '../loan/comparison-text.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';

/** The terms of a lender that says nothing else (FINANCE-021, FINANCE-027, FINANCE-033, FINANCE-034, resolution 132). */
export const USUAL_TERMS: LoanTerms = {
	interest_rate: { usual: 8.5, min: 0.5, max: 15, varies: true },
	comparison_rate: 8.53,
	lowest_price: 1000,
	frequency: 'week',
	fees: { establishment: 0, security_registration: 0, monthly: 0, agency: 0 },
	fee_treatment: 'itemised',
	fee_note: FEE_NOTES.itemised,
	disclaimer: STANDARD_DISCLAIMER,
	warning: COMPARISON_WARNING,
	holds_from: '2026-07-01',
	ends: null,
};
