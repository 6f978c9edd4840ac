import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/** Nissan Finance: states its monthly repayment (FINANCE-051). */
export const nissanFinance: Lender = {
	...USUAL_TERMS,
	estimate: { basis: 'month', oldest: null },
	comparison_rate: 8.5,
	frequency: 'month',
};
