import type { Dealer } from '../../../config/complete-dealer.ts';
import { profileOf } from '../../../domain/dealer/review-rules.ts';
import { namedOf } from '../../../domain/lead/feedback-names.ts';
import { FEEDBACK_PATH, surveyPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import { visibleLocations } from '../../../site/places.ts';
import type { PageContent } from '../../../site/route.ts';
import type { FeedbackPlace } from '../page-data.ts';

/** Who is addressed where the address names nobody (REVIEWS-011, REVIEWS-012). */
const CUSTOMER = 'Valued Customer';
const DEALERSHIP = 'Our Dealership';

/** Where a customer says whether it went well (REVIEWS-010 to REVIEWS-014); without a profile both answers go to the survey. */
export function feedbackContent(context: SiteContext): PageContent<'feedback'> {
	const { dealer } = context.site;
	return {
		meta: metaOf(context, {
			path: FEEDBACK_PATH,
			title: 'Your feedback',
			description: `How was your experience at ${dealer.name}?`,
			indexed: false,
		}),
		data: {
			customer: CUSTOMER,
			dealership: DEALERSHIP,
			places: placesOf(dealer),
			...waysOf(dealer, DEALERSHIP, null),
		},
	};
}

/** What a review request may be about: the dealer's own dealerships, locations and business profiles. */
function placesOf(dealer: Dealer): FeedbackPlace[] {
	const { dealerships, gmb_profiles } = dealer;
	const named = [
		...dealerships.map(({ name, slug }) => ({ name, slug })),
		...visibleLocations(dealer).map(({ name, dealership_slug }) => ({
			name,
			slug: dealership_slug ?? dealerships[0].slug,
		})),
	];
	const profiles = gmb_profiles.map(({ name }) => ({ name, slug: namedOf(named, name)?.slug ?? null }));
	const all = new Map([...profiles, ...named].map((place) => [place.name, place]));
	return [...all.values()].map(({ name, slug }) => ({ name, ...waysOf(dealer, name, slug) }));
}

/** A good answer goes to the profile of that name, else of its dealership; a bad one to the survey, for that dealership. */
function waysOf({ dealerships, gmb_profiles }: Dealer, name: string, slug: string | null) {
	const dealership = dealerships.find((one) => one.slug === slug);
	const profile = namedOf(gmb_profiles, name) ?? profileOf(gmb_profiles, dealership?.name ?? name);
	// The survey of a single dealership does not ask which.
	const asked = dealerships.length > 1 ? slug : null;
	return {
		great: profile?.review_url ?? surveyPath({ experience: 'great', dealership: asked }),
		bad: surveyPath({ experience: null, dealership: asked }),
	};
}
