import { EnquirySchema } from '../../contracts/lead.ts';
import { EnquiryAnswerSchema } from '../../contracts/lead-calls.ts';
import { pageAfter } from '../answers/success-page.ts';
import { type Endpoint, json, jsonBody, refusals } from '../api.ts';
import { takeEnquiry } from '../intake/take-enquiry.ts';
import { answerSent } from './answer-sent.ts';

/** A question that need not be about a vehicle (ENQUIRY-020, ENQUIRY-021). */
export const enquiries: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'post',
		path: '/api/enquiries',
		summary: 'Send an enquiry',
		description:
			'Kept before it is answered. A form (application/x-www-form-urlencoded) is answered with a page or a redirect instead.',
		request: { body: jsonBody(EnquirySchema) },
		responses: { 200: json('The enquiry is kept', EnquiryAnswerSchema), ...refusals(true) },
	});
	app.post('/api/enquiries', (c) =>
		answerSent(c, deps, takeEnquiry, ({ id, status }) => ({
			success: true,
			success_page: pageAfter(status),
			lead_id: id,
		})),
	);
};
