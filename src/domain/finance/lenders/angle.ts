import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/**
 * Angle: states its weekly repayment (FINANCE-049); its rates are from 7.5 % to 14.5 %, for purchases from $5,000 (FINANCE-022,
 * FINANCE-033).
 */
export const angle: Lender = {
	...USUAL_TERMS,
	estimate: { basis: 'week', oldest: null },
	interest_rate: { usual: 8.5, min: 7.5, max: 14.5, varies: true },
	lowest_price: 5000,
};
