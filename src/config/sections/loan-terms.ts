import { z } from 'zod';
import { FREQUENCIES } from '../../domain/finance/loan/loan-choices.ts';

const rate = z.number().min(0).max(100);
const dollars = z.number().nonnegative().max(250_000);
const date = z.iso.date('expected a day such as 2026-07-01');

/**
 * A dealer's or dealership's differences from the known terms of its lender (`src/domain/finance/lenders`), for the
 * calculator. Dollars, and percent a year. Default: the lender's own terms.
 */
export const LoanTermsSchema = z.strictObject({
	interest_rate: z
		.strictObject({
			/** The initial rate of the calculator (FINANCE-027 to FINANCE-029). */
			usual: rate.optional(),
			min: rate.optional(),
			max: rate.optional(),
			/** Whether a shopper may try another rate. */
			varies: z.boolean().optional(),
		})
		.optional(),
	/** The lender's own, for the usual rate and the fees below. */
	comparison_rate: rate.optional(),
	/** The lowest purchase price that the lender finances (FINANCE-033). */
	lowest_price: dollars.optional(),
	/** The default repayment frequency. */
	frequency: z.enum(FREQUENCIES).optional(),
	/** FINANCE-034 to FINANCE-038. */
	fees: z
		.strictObject({
			establishment: dollars.optional(),
			security_registration: dollars.optional(),
			monthly: dollars.optional(),
			agency: dollars.optional(),
		})
		.optional(),
	disclaimer: z.string().min(1).optional(),
	/** Beside the comparison rate: the statutory warning, and what the lender adds to it. */
	warning: z.string().min(1).optional(),
	/** The first and the last day on which the lender's terms apply. */
	holds_from: date.optional(),
	ends: date.nullable().optional(),
});
