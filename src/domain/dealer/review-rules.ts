import { namedOf, oneSpelling } from '../lead/feedback-names.ts';

/** The least rating a review must give to be shown (REVIEWS-006). */
export const LEAST_RATING_SHOWN = 4;

/** How many reviews a full list shows at most, after hiding (REVIEWS-008, resolution 169). */
export const FULL_LIST = 12;

/** From this fraction on a star is drawn in part (REVIEWS-009, resolution 168). */
const PARTIAL_FROM = 0.3;

const STARS = 5;

export type StarFill = 'full' | 'partial' | 'empty';

/** Five stars for a rating: '4.3' has a partial fifth one, '4.2' an empty one. */
export function starFills(rating: number): StarFill[] {
	return Array.from({ length: STARS }, (_, index) => {
		// Ratings have one decimal: what floating point adds to it is cut off.
		const filled = Math.round((rating - index) * 10) / 10;
		if (filled >= 1) return 'full';
		return filled >= PARTIAL_FROM ? 'partial' : 'empty';
	});
}

/** What decides whether a review is shown, and where in the list. */
interface Judged {
	customer_name: string;
	rating: number;
	review_date: string;
}

/**
 * The reviews to show, the newest first: none rated below four, none of the hidden names (REVIEWS-006, REVIEWS-007, resolution 167).
 *
 * @param most how many
 */
export function shownReviews<Review extends Judged>(
	reviews: readonly Review[],
	hiddenNames: readonly string[],
	most: number = FULL_LIST,
): Review[] {
	const hidden = new Set(hiddenNames.map(oneSpelling));
	return reviews
		.filter(({ rating }) => rating >= LEAST_RATING_SHOWN)
		.filter(({ customer_name }) => !hidden.has(oneSpelling(customer_name)))
		.toSorted((a, b) => b.review_date.localeCompare(a.review_date))
		.slice(0, most);
}

/** A business profile on which customers write reviews (CONFIG-028). */
export interface ReviewProfile {
	name: string;
	review_url: string;
}

/** Where a happy customer writes: the profile of the dealership's name, else the first one; null where there is none (REVIEWS-013, resolution 170). */
export function profileOf(profiles: readonly ReviewProfile[], dealership: string): ReviewProfile | null {
	return namedOf(profiles, dealership) ?? profiles[0] ?? null;
}
