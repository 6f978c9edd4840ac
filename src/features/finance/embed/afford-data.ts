import type { Card } from '../../../domain/card/card-data.ts';
import type { EstimatedStock, FittingLimits } from '../../../domain/finance/budget/fitting-stock.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import type { RouteVariants } from '../../../paths/stock-lists.ts';

/** How many vehicles close to a budget are shown. */
export const FITTING_COUNT = 3;

/** A vehicle that a budget pays for. */
export interface FittingVehicle {
	card: Card;
	/** The shown price, dollars. */
	price: number;
	/** The lender's terms for it. */
	terms: LoanTerms;
}

/** 'What can I afford': a repayment in, a budget out. */
export interface AffordData {
	terms: LoanTerms;
	/** The last moment the terms may be shown, Unix milliseconds; null for no end. */
	until: number | null;
	noun: { one: string; many: string };
	/** The vehicles with an estimate, for the limits of any budget. */
	stock: readonly EstimatedStock[];
	/** The limits of the first budget; null where no vehicle fits it. */
	first: FittingLimits | null;
	/** The dearest vehicles within them. */
	fitting: readonly FittingVehicle[];
	/** The site's own addresses of lists. */
	variants: RouteVariants;
	/** The calculator, for the other way round. */
	calculator: string | null;
	ask: string | null;
	call: { text: string; href: string };
}
