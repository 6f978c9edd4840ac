import { z } from 'zod';
import { isSlug } from '../vehicle/naming/slug.ts';

const Slug = z.string().refine(isSlug, 'expected small letters, digits and single hyphens');
const Moment = z.iso.datetime({
	offset: true,
	error: 'expected a date and time such as 2026-12-31T23:59:59+11:00',
});

const Rate = z.number().min(0).max(100);

/**
 * The loan of an offer, and the vehicles of its model that it is for. Percent a year, and months. A comparison rate counts fees beside the
 * interest, so that it is never the lower one.
 */
const OfferFinance = z
	.strictObject({
		interest_rate: Rate,
		comparison_rate: Rate,
		/** In half years, as the calculator counts (FINANCE-020). */
		months: z.int().min(12).max(84).multipleOf(6),
		/** The badges it is for, as the stock names them: ['SR5', 'Rogue']; null for every badge of its model. */
		badges: z.array(z.string().min(1)).min(1).nullable().default(null),
		/** Whether it is for new, demonstrator or used vehicles. */
		car_types: z
			.array(z.enum(['new', 'demo', 'used']))
			.min(1)
			.default(['new']),
		/** The final payment, such as a guaranteed future value, in per cent of the price. */
		final_payment_percent: z.number().min(0).max(90).default(0),
	})
	.refine(({ interest_rate, comparison_rate }) => comparison_rate >= interest_rate, {
		error: 'expected a comparison rate that is not below the interest rate',
		path: ['comparison_rate'],
	});

/** A special offer, as `content/offers.yaml` lists it (OFFERS-005 to OFFERS-009). */
export const OfferSchema = z.strictObject({
	/** Part of its address: `/offers/{id}`. */
	id: Slug,
	name: z.string().min(1),
	/** Markdown; `sanitized_description` is rendered from it. */
	description: z.string().min(1),
	disclaimer: z.string().min(1).nullable().default(null),
	/** 'Finance offer' adds the finance disclaimer and button (resolution 158). */
	category: z.string().min(1),
	/** The terms of an offer about finance, which the calculator on its page starts from; without them, or without a model, it has none. */
	finance: OfferFinance.nullable().default(null),
	/** A picture below the dealer's `images/`; default: the model's picture. */
	image_url: z.string().min(1).nullable().default(null),
	/** What the picture shows. */
	alt: z.string().default(''),
	/** The slug of its model in `models.yaml`. */
	model: Slug.nullable().default(null),
	/** The slug of its make. */
	manufacturer: Slug.nullable().default(null),
	/** Ids of websites that do not show it (OFFERS-009). */
	excluded_website_ids: z.array(z.union([z.string(), z.int()]).transform(String)).default([]),
	starts: Moment.nullable().default(null),
	expires: Moment.nullable().default(null),
});

export type Offer = z.output<typeof OfferSchema>;

/** The file of a dealer's offers, in the order they are shown. */
export const OffersSchema = z.array(OfferSchema);
