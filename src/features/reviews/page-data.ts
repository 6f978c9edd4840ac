import type { StarFill } from '../../domain/dealer/review-rules.ts';
import type { Link } from '../../ui/layout/layout-data.ts';
import type { Picture } from '../../ui/picture/picture-data.ts';

/** A review card (REVIEWS-005). */
export interface ReviewCard {
	id: string;
	customer_name: string;
	/** Shown for a customer without a picture: 'MD'. */
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

/** Customer reviews with their average and number (REVIEWS-003, REVIEWS-004). */
export interface ReviewsSummary {
	title: string;
	/** '1,126'. */
	count: string;
	/** '4.8'. */
	average_rating: string;
	stars: StarFill[];
	reviews: ReviewCard[];
	/** Discloses which are shown, and what number and average cover (resolution 170). */
	caption: string;
	/** Link to all reviews on their source. */
	source: Link;
	/** Link to more reviews on this site; null where this is the full list. */
	more: Link | null;
	/** Link to the survey; null where the site has no form for it. */
	survey: Link | null;
}

/** Targets of good and bad feedback about a dealership, location or business profile. */
export interface FeedbackLocation {
	name: string;
	great: string;
	bad: string;
}

/** The feedback page that review requests link to (REVIEWS-010 to REVIEWS-014). */
export interface FeedbackData {
	/** Default names, used when the address has none. */
	customer: string;
	dealership: string;
	/** Names accepted in the address. */
	locations: FeedbackLocation[];
	/** Targets when the address names no dealership. */
	great: string;
	bad: string;
}
