import { COMPARISON_WARNING } from '../comparison-text.ts';
import { FEE_NOTES } from '../fee-note.ts';
import type { LoanTerms } from '../loan-terms.ts';

/** What every calculator says of its figures (FINANCE-041). */
const DISCLAIMER =
	'These figures are indicative only. They are not a binding quote and do not take your financial situation into account. The interest rate is set by the finance provider. Finance is for approved applicants only. Fees, charges and lending criteria apply.';

/** The terms of a lender that says nothing else (FINANCE-021, FINANCE-027, FINANCE-033, FINANCE-034, resolution 132). */
export const USUAL_TERMS: LoanTerms = {
	interest_rate: { usual: 8.5, min: 0.5, max: 15, varies: true },
	comparison_rate: 8.53,
	lowest_price: 1000,
	frequency: 'week',
	fees: { establishment: 0, security_registration: 0, monthly: 0, agency: 0 },
	fee_treatment: 'itemised',
	fee_note: FEE_NOTES.itemised,
	disclaimer: DISCLAIMER,
	warning: COMPARISON_WARNING,
	holds_from: '2026-07-01',
	ends: null,
};
