import { angle } from './lenders/angle.ts';
import { ausloans } from './lenders/ausloans.ts';
import type { Lender } from './lenders/lender.ts';
import { manual } from './lenders/manual.ts';
import { nissanFinance } from './lenders/nissan-finance.ts';
import { powertorque } from './lenders/powertorque.ts';
import { taurus } from './lenders/taurus.ts';
import { threeSixtyFinance } from './lenders/three-sixty-finance.ts';

/** The lenders whose rules the platform knows (FINANCE-045 to FINANCE-051), as `finance_lenders` names them. */
export const FINANCE_PROVIDERS = [
	'manual',
	'angle',
	'powertorque',
	'taurus',
	'360_finance',
	'ausloans',
	'nissan_finance',
] as const;

export type FinanceProvider = (typeof FINANCE_PROVIDERS)[number];

/**
 * Every lender. The specification ties neither rates nor fees to a name (resolution 132): those that no clause names have the usual terms, and a
 * dealer states its own lender's in `loan_terms`.
 */
export const LENDERS: Readonly<Record<FinanceProvider, Lender>> = {
	manual,
	angle,
	powertorque,
	taurus,
	'360_finance': threeSixtyFinance,
	ausloans,
	nissan_finance: nissanFinance,
};
