import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/** AusLoans: states a weekly or a monthly repayment (FINANCE-047), and charges $1,360.50 for the loan (FINANCE-034). */
export const ausloans: Lender = {
	...USUAL_TERMS,
	estimate: { basis: 'either', oldest: null },
	comparison_rate: 10.55,
	fees: { ...USUAL_TERMS.fees, establishment: 1360.5 },
};
