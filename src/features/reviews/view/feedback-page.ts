import type { Dealer } from '../../../config/complete-dealer.ts';
import { profileOf } from '../../../domain/dealer/review-rules.ts';
import { namedOf } from '../../../domain/lead/feedback-names.ts';
import { FEEDBACK_PATH, surveyPath } from '../../../paths/paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { visibleLocations } from '../../../site/shown-location.ts';
import type { FeedbackLocation } from '../page-data.ts';

/** Names shown when the address has none (REVIEWS-011, REVIEWS-012). */
const CUSTOMER = 'Valued Customer';
const DEALERSHIP = 'Our Dealership';

/** Content of the feedback page (REVIEWS-010 to REVIEWS-014); without a business profile both answers go to the survey. */
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
			locations: locationsOf(dealer),
			...waysOf(dealer, DEALERSHIP, null),
		},
	};
}

/** Names that a review request may contain: the dealer's dealerships, locations and business profiles. */
function locationsOf(dealer: Dealer): FeedbackLocation[] {
	const { dealerships, gmb_profiles } = dealer;
	const named = [
		...dealerships.map(({ name, slug }) => ({ name, slug })),
		...visibleLocations(dealer).map(({ name, dealership_slug }) => ({
			name,
			slug: dealership_slug ?? dealerships[0].slug,
		})),
	];
	const profiles = gmb_profiles.map(({ name }) => ({ name, slug: namedOf(named, name)?.slug ?? null }));
	const all = new Map([...profiles, ...named].map((location) => [location.name, location]));
	return [...all.values()].map(({ name, slug }) => ({ name, ...waysOf(dealer, name, slug) }));
}

/** Good feedback goes to the profile of that name, else of its dealership; bad feedback goes to the survey of that dealership. */
function waysOf({ dealerships, gmb_profiles }: Dealer, name: string, slug: string | null) {
	const dealership = dealerships.find((one) => one.slug === slug);
	const profile = namedOf(gmb_profiles, name) ?? profileOf(gmb_profiles, dealership?.name ?? name);
	// The survey of a dealer with one dealership has no dealership field.
	const asked = dealerships.length > 1 ? slug : null;
	return {
		great: profile?.review_url ?? surveyPath({ experience: 'great', dealership: asked }),
		bad: surveyPath({ experience: null, dealership: asked }),
	};
}
