import { z } from 'zod';

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
			'Drive away prices include on-road charges for a private buyer at the postcode of the dealership.',
		),
	/** A text of the dealer's own at the foot of every page. */
	footer_note: z.string().nullable().default(null),
	/** Text of the finance disclaimer page and dialog. */
	finance_disclaimer: z
		.string()
		.default('Weekly figures are estimates for approved applicants, not offers of credit.'),
});
