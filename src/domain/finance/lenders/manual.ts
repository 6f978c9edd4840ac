import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/** A lender the dealer enters the figures of: its weekly repayment comes with the feed (FINANCE-048). */
export const manual: Lender = { ...USUAL_TERMS, estimate: { basis: 'week', oldest: null } };
