import { z } from 'zod';
import { FINANCE_PROVIDERS } from '../../domain/finance/providers.ts';
import { LinkTarget } from './identity.ts';

/** Whether and how weekly or monthly estimates are shown (CONFIG-007, FINANCE). */
export const FinanceSchema = z.strictObject({
	provider: z.enum(FINANCE_PROVIDERS),
	/** Which of the finance addresses this site uses (resolution 144). */
	path: z.enum(['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance/']).default('/finance'),
	/** The finance page elsewhere, which the finance button leads to instead (resolution 80). */
	external_url: LinkTarget.nullable().default(null),
	/** What the estimate assumes: shown in plain text beside the first figure (resolution 220). */
	assumptions: z
		.string()
		.default('Estimate for approved applicants: secured loan over 5 years, no deposit, $0 final payment.'),
	/** The lender's own disclaimer. */
	disclaimer: z.string().nullable().default(null),
	/** Dealerships whose vehicles show no estimate. */
	exclude_dealerships: z.array(z.string()).default([]),
});
