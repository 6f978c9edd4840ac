import { LeadSchema } from '../../contracts/lead.ts';
import { LeadAnswerSchema } from '../../contracts/lead-calls.ts';
import { pageAfter } from '../answers/success-page.ts';
import { type Endpoint, json, jsonBody, refusals } from '../api.ts';
import { takeLead } from '../intake/take-lead.ts';
import { answerSent } from './answer-sent.ts';

/** Something about a vehicle, in one step or several (LEADAPI-001, LEADAPI-002, resolution 101). */
export const leads: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'post',
		path: '/api/leads',
		summary: 'Send a lead about a vehicle, or a step of one',
		description:
			'A later step names the lead_id of the first and only what is new. A form (application/x-www-form-urlencoded) is answered with a page or a redirect instead.',
		request: { body: jsonBody(LeadSchema) },
		responses: { 200: json('The lead is kept', LeadAnswerSchema), ...refusals(true, [409]) },
	});
	app.post('/api/leads', (c) =>
		answerSent(c, deps, takeLead, ({ id, status }) => ({ lead_id: id, success_page: pageAfter(status) })),
	);
};
