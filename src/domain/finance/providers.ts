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

/** A lender whose rules the platform knows, from {@link FINANCE_PROVIDERS}. */
export type FinanceProvider = (typeof FINANCE_PROVIDERS)[number];

/**
 * Every lender. The specification ties neither rates nor fees to a name (resolution 132): those that no clause names have the usual terms,
 * and a dealer states its own lender's in `loan_terms`.
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

/**
 * Whether a lender's figures name another lender of the platform than the one they are listed under (FINANCE-016, resolution 225). A name
 * that no lender has, such as that of a company, says nothing about it.
 *
 * @param key the name in `finance_lenders`
 * @param named the text of `financeProvider`, in any spelling: '360 Finance'
 */
export function isAnotherProvider(key: string, named: string | null | undefined): boolean {
	const name = (named ?? '')
		.trim()
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '_');
	return name !== key && FINANCE_PROVIDERS.some((provider) => provider === name);
}
