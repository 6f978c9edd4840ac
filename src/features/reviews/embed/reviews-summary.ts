import type { Location } from '../../../config/sections/locations.ts';
import type { Review } from '../../../domain/content/reviews.ts';
import {
	MAX_REVIEWS,
	MIN_RATING_SHOWN,
	shownReviews,
	starFills,
} from '../../../domain/dealer/review-rules.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { type LocalDate, localTime } from '../../../domain/time/local-date.ts';
import { timeAgoInWords } from '../../../domain/time/time-ago.ts';
import { formatNumber } from '../../../domain/vehicle/attributes/measures.ts';
import { SURVEY_PATH } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import type { Site } from '../../../site/site.ts';
import { initialsOf } from '../../../site/text/initials.ts';
import type { ReviewCard, ReviewsSummary } from '../page-data.ts';

/** Options of a summary; default is the full list. */
interface SummaryOptions {
	title?: string;
	most?: number;
	/** Location it is about; the primary one also includes reviews of the dealer as a whole. */
	location?: Location;
	/** Address of the full list on the site. */
	more?: string | null;
}

/** Reviews of a dealer or one location; null when the feature is off or no review may be shown (REVIEWS-003 to REVIEWS-009). */
export function reviewsSummary(context: SiteContext, options: SummaryOptions = {}): ReviewsSummary | null {
	const { site, link } = context;
	const { reviews: feature } = site.dealer.features;
	const { reviews: kept } = site.content;
	const { location, most = MAX_REVIEWS, title = 'What our customers say', more = null } = options;
	if (!feature || kept === null) return null;
	const about = kept.reviews.filter((review) => isAbout(review, location));
	const names = feature.hidden_names.map(({ name }) => name);
	const shown = shownReviews(about, names, most);
	if (shown.length === 0) return null;
	const average = location?.reviews?.average_rating.toFixed(1) ?? kept.average_rating;
	const count = formatNumber(location?.reviews?.count ?? kept.count);
	const hidden = feature.hidden_names.filter(
		({ name }) =>
			shownReviews(about, [], about.length).length > shownReviews(about, [name], about.length).length,
	);
	const today = localTime(site.now, site.dealer.time_zone).date;
	return {
		title,
		count,
		average_rating: average,
		stars: starFills(Number(average)),
		reviews: shown.map((review) => reviewCard(review, today, site)),
		caption: caption(
			count,
			shown.length,
			kept.source.name,
			hidden.map(({ reason }) => reason),
		),
		source: { label: `All ${count} reviews on ${kept.source.name}`, href: kept.source.url },
		more: more === null ? null : { label: 'More reviews', href: more },
		survey: surveyLink(link(SURVEY_PATH)),
	};
}

function isAbout(review: Review, about: Location | undefined): boolean {
	if (about === undefined) return true;
	return review.location === null ? about.primary : review.location === about.slug;
}

function surveyLink(href: string | null): ReviewsSummary['survey'] {
	return href === null ? null : { label: 'Tell us how we went', href };
}

/** Caption that discloses which reviews are shown and why others are not (resolution 170). */
function caption(count: string, shown: number, source: string, reasons: readonly string[]): string {
	const which =
		shown === 1
			? `We show the newest one with ${MIN_RATING_SHOWN} or 5 stars.`
			: `We show the ${shown} newest with ${MIN_RATING_SHOWN} or 5 stars.`;
	const left = reasons.map((reason) => ` Not shown: a review whose writer ${reason}.`).join('');
	return `The count and average cover all ${count} reviews on ${source}. ${which}${left}`;
}

function reviewCard(review: Review, today: LocalDate, site: Site): ReviewCard {
	const { id, customer_name, text, rating, review_date, image } = review;
	return {
		id,
		customer_name,
		initials: initialsOf(customer_name),
		image: image === null ? null : blockPicture({ image, alt: '' }, site),
		text,
		stars: starFills(rating),
		rating: `${rating} out of 5`,
		review_date,
		review_date_in_words: formatDate(review_date),
		created_at_time_ago_in_words: timeAgoInWords(review_date, today),
	};
}
