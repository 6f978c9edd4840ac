import * as z from 'zod/mini';
import { FREQUENCIES } from '../../domain/finance/loan/loan-choices.ts';
import type { LoanNumbers } from '../../domain/finance/loan/loan-terms.ts';

/** A lender's terms without their texts, from which the service knows the rates a shopper saw. Dollars and percent a year. */
export interface ApiLoanTerms extends LoanNumbers {
	/** The last moment the site shows them, Unix milliseconds; none for no end. */
	readonly until?: number | null | undefined;
}

const number = z.number();

/** See {@link ApiLoanTerms}. */
export const ApiLoanTermsSchema: z.ZodMiniType<ApiLoanTerms, ApiLoanTerms> = z.object({
	interest_rate: z.object({ usual: number, min: number, max: number, varies: z.boolean() }),
	comparison_rate: number,
	lowest_price: number,
	frequency: z.enum(FREQUENCIES),
	fees: z.object({ establishment: number, security_registration: number, monthly: number, agency: number }),
	fee_treatment: z.enum(['itemised', 'left_out', 'in_rate']),
	until: z.optional(z.nullable(number)),
});
