import type { Card } from '../../../domain/card/card-data.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import type { RouteVariants } from '../../../paths/paths.ts';

/** How many vehicles close to a budget are shown. */
export const FITTING_COUNT = 3;

/** A vehicle that a budget pays for. */
export interface FittingVehicle {
	card: Card;
	/** The shown price, dollars. */
	price: number;
	/** The lender's terms for it; null where no estimate of it may be shown (FINANCE-042 to FINANCE-053). */
	terms: LoanTerms | null;
}

/** 'What can I afford': a repayment in, a budget out. */
export interface AffordData {
	terms: LoanTerms;
	/** The last moment the terms may be shown, Unix milliseconds; null for no end. */
	until: number | null;
	noun: { one: string; many: string };
	/** How many vehicles fit the first budget. */
	count: number;
	/** The dearest of them. */
	fitting: readonly FittingVehicle[];
	/** The site's own addresses of lists. */
	variants: RouteVariants;
	/** The calculator, for the other way round. */
	calculator: string | null;
	ask: string | null;
	call: { text: string; href: string };
}
