import { z } from 'zod';
import { FREQUENCIES } from '../../domain/finance/loan-choices.ts';

const rate = z.number().min(0).max(100);
const dollars = z.number().nonnegative().max(250_000);
const date = z.iso.date('expected a day such as 2026-07-01');

/**
 * What this dealer's or dealership's lender says differently from the terms the platform knows (`src/domain/finance/lenders`), for the
 * calculator. Dollars, and percent a year. What is left out stays as it is there.
 */
export const LoanTermsSchema = z.strictObject({
	interest_rate: z
		.strictObject({
			/** What the calculator begins with (FINANCE-027 to FINANCE-029). */
			usual: rate.optional(),
			min: rate.optional(),
			max: rate.optional(),
			/** Whether a shopper may try another rate. */
			varies: z.boolean().optional(),
		})
		.optional(),
	/** The lender's own, for the usual rate and the fees below. */
	comparison_rate: rate.optional(),
	/** The lowest purchase price the lender lends for (FINANCE-033). */
	lowest_price: dollars.optional(),
	/** How often it is repaid where the shopper does not choose. */
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
	/** The first and the last day on which the lender's terms hold. */
	holds_from: date.optional(),
	ends: date.nullable().optional(),
});
