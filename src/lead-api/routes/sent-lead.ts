import { z } from 'zod';
import { type SentLead, SentLeadSchema } from '../../contracts/lead-calls.ts';
import { Refusal, tooMany } from '../answers/refusal.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import { leadOfAttempt } from '../intake/lead-of-attempt.ts';
import { countCall } from '../limits/count-call.ts';
import type { StoredLead } from '../store/lead-record.ts';

/** What somebody sent, for the page that says thanks: both ids are the proof (ENQUIRY-029, resolution 103). */
export const sentLead: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/enquiries/{lead_id}',
		summary: 'Read an enquiry or a lead again',
		request: {
			params: z.object({ lead_id: z.string() }),
			query: z.object({ submission_id: z.string() }),
		},
		responses: { 200: json('As it was sent', SentLeadSchema), ...refusals(false, [429]) },
	});
	app.get('/api/enquiries/:lead_id', async (c) => {
		const wait = await countCall(deps, 'reload', c.var.address);
		if (wait !== null) throw tooMany(wait);
		const lead = await leadOfAttempt(deps, c.var.site.slug, {
			lead_id: c.req.param('lead_id'),
			submission_id: c.req.query('submission_id') ?? '',
		});
		// A wrong proof and a lead that is not there look the same.
		if (!lead) throw new Refusal(404, 'There is no enquiry with these ids.');
		return c.json(sentLeadOf(lead));
	});
};

function sentLeadOf(lead: StoredLead): SentLead {
	const { id, received_at, category, subcategory, dealership_slug, fields } = lead;
	const { name, message } = fields;
	const about =
		lead.kind === 'lead'
			? {
					car_id: lead.fields.car_id,
					car_type: lead.fields.car_type,
					test_drive_date: lead.fields.test_drive_date,
				}
			: { car_id: null, car_type: null, test_drive_date: null };
	return { lead_id: id, received_at, category, subcategory, dealership_slug, name, message, ...about };
}
