import type { StarFill } from '../../domain/dealer/review-rules.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';

/** One review as its card prints it (REVIEWS-005). */
export interface ReviewCard {
	id: string;
	customer_name: string;
	/** For a customer without a picture: 'MD'. */
	initials: string;
	image: Picture | null;
	text: string;
	stars: StarFill[];
	/** '5 out of 5'. */
	rating: string;
	review_date: string;
	/** '3 Nov 2026'. */
	review_date_in_words: string;
	/** '3 weeks ago'. */
	created_at_time_ago_in_words: string;
}

/** What customers say, in figures and in their words (REVIEWS-003, REVIEWS-004). */
export interface ReviewsSummary {
	title: string;
	/** '1,126'. */
	count: string;
	/** '4.8'. */
	average_rating: string;
	stars: StarFill[];
	reviews: ReviewCard[];
	/** Which are shown, and over what count and average are (resolution 170). */
	caption: string;
	/** Where all of them are. */
	source: Link;
	/** More of them on this site; null where this is the full list. */
	more: Link | null;
	/** Where to tell the dealer directly; null where the site has no form for it. */
	survey: Link | null;
}

/** Where the answers about one of the dealer's dealerships, locations or business profiles lead. */
export interface FeedbackPlace {
	name: string;
	great: string;
	bad: string;
}

/** The page a review request leads to (REVIEWS-010 to REVIEWS-014). */
export interface FeedbackData {
	/** Stands in the texts until the address names somebody. */
	customer: string;
	dealership: string;
	/** What an address may name. */
	places: FeedbackPlace[];
	/** Where the answers lead while it names none of them. */
	great: string;
	bad: string;
}
