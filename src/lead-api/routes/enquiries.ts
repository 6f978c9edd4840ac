import { enquiries } from '../../api/enquiries.ts';
import { pageAfter } from '../answers/success-page.ts';
import { takeEnquiry } from '../intake/take-enquiry.ts';
import { route } from '../route.ts';
import { answerSent } from './answer-sent.ts';

/** Receives enquiries, which need not be about a vehicle (ENQUIRY-020, ENQUIRY-021). */
export const enquiriesRoute = route(
	enquiries,
	(deps) =>
		(c, { body }) =>
			answerSent(c, deps, body, takeEnquiry, ({ id, status }) => ({
				success: true as const,
				success_page: pageAfter(status),
				lead_id: id,
			})),
);
