import { FEEDBACK_PATH, SURVEY_PATH } from '../../paths.ts';
import type { SiteContext } from '../context.ts';
import { metaOf } from '../meta.ts';
import type { PageContent } from '../route.ts';

/** Who is addressed where the address names nobody (REVIEWS-011, REVIEWS-012). */
const CUSTOMER = 'Valued Customer';
const DEALERSHIP = 'Our Dealership';

/** Where a customer says whether it went well (REVIEWS-010 to REVIEWS-014); without a profile both answers go to the survey. */
export function feedbackContent(context: SiteContext): PageContent<'feedback'> {
	const { dealer } = context.site;
	const profiles = dealer.gmb_profiles;
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
			profiles,
			great: profiles[0]?.review_url ?? `${SURVEY_PATH}?experience=great`,
			bad: SURVEY_PATH,
		},
	};
}
