import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/** 360 Finance: states a weekly or a monthly repayment (FINANCE-046). */
export const threeSixtyFinance: Lender = { ...USUAL_TERMS, estimate: { basis: 'either', oldest: null } };
