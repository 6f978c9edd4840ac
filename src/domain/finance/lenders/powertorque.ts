import type { Lender } from './lender.ts';
import { USUAL_TERMS } from './usual-terms.ts';

/** Powertorque: states its weekly repayment (FINANCE-050). */
export const powertorque: Lender = { ...USUAL_TERMS, estimate: { basis: 'week', oldest: null } };
