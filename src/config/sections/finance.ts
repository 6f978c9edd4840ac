import { z } from 'zod';
import { ESTIMATE_YEARS } from '../../domain/finance/loan/repayment.ts';
import { FINANCE_PROVIDERS } from '../../domain/finance/providers.ts';
import { LinkTarget } from './identity.ts';

/** Whether and how weekly or monthly estimates are shown (CONFIG-007, FINANCE). */
export const FinanceSchema = z.strictObject({
	provider: z.enum(FINANCE_PROVIDERS),
	/** The address of the finance page (resolution 144). */
	path: z.enum(['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance/']).default('/finance'),
	/** An external finance page, to which the finance button links instead (resolution 80). */
	external_url: LinkTarget.nullable().default(null),
	/**
	 * The assumed loan of the lender's repayments, for figures missing in the feed (`termYears`, `deposit`, `balloon`); the feed's own
	 * figures override these (VDP-025, FINANCE-055, FINANCE-056). Dollars.
	 */
	assumed_loan: z
		.strictObject({
			years: z.number().positive().max(30).default(ESTIMATE_YEARS),
			deposit: z.number().nonnegative().default(0),
			final_payment: z.number().nonnegative().default(0),
		})
		.prefault({}),
	/** Finance applications. */
	application: z
		.strictObject({
			/**
			 * How income, expenses, date of birth and licence number reach the recipients of leads: in full in every mail and webhook, or by a
			 * link that shows them once.
			 */
			private_answers: z.enum(['in_full', 'one_time_link']).default('one_time_link'),
			/** Days after which they are erased; the rest of the lead stays. */
			kept_days: z.int().min(1).max(730).default(90),
		})
		.prefault({}),
	/** The lender's own disclaimer. */
	disclaimer: z.string().nullable().default(null),
	/** Dealerships whose vehicles show no estimate. */
	exclude_dealerships: z.array(z.string()).default([]),
});
