import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/**
 * Taurus: gives no repayments, which are worked out from the price and its comparison rate (resolution 136), and lends for vehicles of up
 * to 12 years (FINANCE-045, FINANCE-053), at 4 % to 20 %, usually 12.94 % (FINANCE-023, FINANCE-029).
 */
export const taurus: Lender = {
	...USUAL_TERMS,
	estimate: { basis: 'computed', oldest: 12 },
	interest_rate: { usual: 12.94, min: 4, max: 20, varies: true },
	comparison_rate: 12.98,
};
