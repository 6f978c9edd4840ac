import { FEEDBACK_PATH } from '../../paths/paths.ts';
import { page, type Route } from '../../site/route.ts';
import { feedbackContent } from './view/feedback-page.ts';

/** Feedback page, where the dealer has reviews and a form for complaints (resolution 170). */
export const feedbackRoute: Route = {
	name: 'feedback',
	pages: ({ dealer }) =>
		dealer.features.reviews === false || dealer.lead_api === null
			? []
			: [page({ path: FEEDBACK_PATH, kind: 'feedback', sitemap: null, content: feedbackContent })],
};
