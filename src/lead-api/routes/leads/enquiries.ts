import { enquiries } from '../../../api/leads/enquiries.ts';
import { takeEnquiry } from '../../intake/take-enquiry.ts';
import { route } from '../../route.ts';
import { answerSent } from './answer-sent.ts';

/** Receives enquiries, which need not be about a vehicle (ENQUIRY-020, ENQUIRY-021). */
export const enquiriesRoute = route(
	enquiries,
	(deps) =>
		(c, { body }) =>
			answerSent(c, deps, body, takeEnquiry, ({ id }, page) => ({
				success: true as const,
				success_page: page,
				lead_id: id,
			})),
);
