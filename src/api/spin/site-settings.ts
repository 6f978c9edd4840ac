import * as z from 'zod/mini';

const PrizeSchema = z.object({
	id: z.string(),
	name: z.string(),
	label: z.string(),
	value: z.number(),
	weight: z.int().check(z.minimum(1)),
	stock: z.int().check(z.minimum(1)),
	claim: z.string(),
});

/** The lead API's data about a dealer's spin to win. */
export const ApiSpinSchema = z.object({
	/** The id of the promotion, which its spins are kept under. */
	promotion: z.string(),
	/** First and last moment: ISO 8601 with an offset. */
	starts: z.string(),
	expires: z.string(),
	/** The last day on which prizes are claimed: '2027-02-28'. */
	claim_by: z.string(),
	prizes: z.array(PrizeSchema),
	no_prize_weight: z.int().check(z.minimum(0)),
	/** What players agree to, as it is shown beside the checkbox. */
	agreement: z.string(),
	/** The address of the full terms. */
	terms: z.string(),
});

export type ApiSpin = z.output<typeof ApiSpinSchema>;
