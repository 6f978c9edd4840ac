import { z } from 'zod';
import { LEGAL_RULES } from '../../domain/law/legal-rules.ts';

/** The legal entity behind the site, and the texts required by law (CONFIG-013, LEGAL). */
export const LegalSchema = z.strictObject({
	/** The company's registered name. */
	entity: z.string().min(1),
	abn: z.string().regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'expected an ABN such as 51 824 753 556'),
	/** The dealer's licence as advertisements must show it, such as 'LMCT 11482'. */
	licence: z.string().min(1),
	/** A statement of what prices on this site include. */
	price_note: z
		.string()
		.default(
			'Drive away prices include all government and dealer charges for a private buyer at the postcode of the dealership.',
		),
	/** A text of the dealer's own at the foot of every page. */
	footer_note: z.string().nullable().default(null),
	/**
	 * Legal rules that only warn this dealer for a while, such as where a rule misreads a text or a lawyer's answer is awaited. `npm run
	 * check` and every deployment print them.
	 */
	exceptions: z
		.array(
			z.strictObject({
				rule: z.enum(LEGAL_RULES),
				/** Why, in a sentence that the next reader understands. */
				reason: z.string().trim().min(15, 'expected the reason in a sentence'),
				/** The last day, at most a year ahead. */
				ends: z.iso.date('expected a day such as 2027-03-31'),
			}),
		)
		.default([]),
	/** Text of the finance disclaimer page and dialog. */
	finance_disclaimer: z
		.string()
		.default('Weekly figures are estimates for approved applicants, not offers of credit.'),
});
