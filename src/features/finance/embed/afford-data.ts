import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import type { RouteVariants } from '../../../paths/paths.ts';

/** 'What can I afford': a repayment in, a budget out. */
export interface AffordData {
	terms: LoanTerms;
	noun: { one: string; many: string };
	/** How many vehicles fit the first budget. */
	count: number;
	/** The site's own addresses of lists. */
	variants: RouteVariants;
	/** The calculator, for the other way round. */
	calculator: string | null;
	ask: string | null;
	call: { text: string; href: string };
}
