import { z } from 'zod';

const ReviewSchema = z.strictObject({
	id: z.union([z.string().min(1), z.int()]).transform(String),
	customer_name: z.string().min(1),
	text: z.string().min(1),
	rating: z.number().min(1).max(5),
	/** The slug of its location; default: the dealer as a whole. */
	location: z.string().min(1).nullable().default(null),
	review_date: z.iso.date('expected a date, such as 2026-11-03'),
	/** A picture below the dealer's `images/`; initials are drawn without one. */
	image: z.string().min(1).nullable().default(null),
});

/** One customer's review, as a dealer lists it in `content/reviews.yaml`. */
export type Review = z.output<typeof ReviewSchema>;

/**
 * Customer reviews from a public profile, as in `content/reviews.yaml` (REVIEWS-004, REVIEWS-005). Count and average are over all
 * reviews of the profile, not only those listed here (resolution 170).
 */
export const ReviewsSchema = z.strictObject({
	count: z.int().min(1),
	/** As the profile shows it, such as '4.8'. */
	average_rating: z.string().regex(/^[1-5](\.\d)?$/, "expected a rating such as '4.8'"),
	/** The name and address of the profile. */
	source: z.strictObject({ name: z.string().min(1), url: z.url() }),
	reviews: z.array(ReviewSchema),
});

export type Reviews = z.output<typeof ReviewsSchema>;
