import { canonicalName, namedOf } from '../lead/feedback-names.ts';

/** The minimum rating of a shown review, stars (REVIEWS-006). */
export const MIN_RATING_SHOWN = 4;

/** The maximum number of reviews in a full list, not counting hidden ones (REVIEWS-008, resolution 169). */
export const MAX_REVIEWS = 12;

/** The fraction from which a star is partly filled (REVIEWS-009, resolution 168). */
const PARTIAL_FROM = 0.3;

const STARS = 5;

/** How much of one of a rating's five stars is filled. */
export type StarFill = 'full' | 'partial' | 'empty';

/** The five stars of a rating: 4.3 has a partial fifth star, 4.2 an empty one. */
export function starFills(rating: number): StarFill[] {
	return Array.from({ length: STARS }, (_, index) => {
		// Ratings have one decimal: this removes floating-point error.
		const filled = Math.round((rating - index) * 10) / 10;
		if (filled >= 1) return 'full';
		return filled >= PARTIAL_FROM ? 'partial' : 'empty';
	});
}

/** The properties of a review that decide whether and where it is shown. */
interface RankedReview {
	customer_name: string;
	rating: number;
	review_date: string;
}

/**
 * The reviews to show, the newest first: none rated below four, none of the hidden names (REVIEWS-006, REVIEWS-007, resolution 167).
 *
 * @param most the maximum number
 */
export function shownReviews<Review extends RankedReview>(
	reviews: readonly Review[],
	hiddenNames: readonly string[],
	most: number = MAX_REVIEWS,
): Review[] {
	const hidden = new Set(hiddenNames.map(canonicalName));
	return reviews
		.filter(({ rating }) => rating >= MIN_RATING_SHOWN)
		.filter(({ customer_name }) => !hidden.has(canonicalName(customer_name)))
		.toSorted((a, b) => b.review_date.localeCompare(a.review_date))
		.slice(0, most);
}

/** A business profile on which customers write reviews (CONFIG-028). */
export interface ReviewProfile {
	name: string;
	review_url: string;
}

/**
 * The profile for a customer's review: the one with the dealership's name, else the first; null where there is none (REVIEWS-013,
 * resolution 170).
 */
export function profileOf(profiles: readonly ReviewProfile[], dealership: string): ReviewProfile | null {
	return namedOf(profiles, dealership) ?? profiles[0] ?? null;
}
