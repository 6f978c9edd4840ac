import type { Context } from 'hono';
import { z } from 'zod';
import { SentLeadSchema } from '../../contracts/lead-calls.ts';
import { Refusal, tooMany } from '../answers/refusal.ts';
import { sentLeadOf } from '../answers/sent-lead.ts';
import { SUCCESS_PAGE_PATH, thanksPage } from '../answers/success-page.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import type { Deps, Env } from '../deps.ts';
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
		const lead = await provedLead(c, deps, c.req.param('lead_id'), c.req.query('submission_id'));
		c.header('Cache-Control', 'no-store');
		return c.json(sentLeadOf(lead, c.var.site));
	});
};

/** The success page of a browser without JavaScript: the same facts, by the same proof. */
export const sentLeadPage: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: SUCCESS_PAGE_PATH,
		summary: 'The success page of a form sent without JavaScript',
		request: { query: z.object({ lead_id: z.string(), submission_id: z.string() }) },
		responses: {
			200: { description: 'A page', content: { 'text/html': { schema: { type: 'string' } } } },
			...refusals(false, [429]),
		},
	});
	app.get(SUCCESS_PAGE_PATH, async (c) => {
		const lead = await provedLead(c, deps, c.req.query('lead_id'), c.req.query('submission_id'));
		return thanksPage(lead, c.var.site);
	});
};

/** The lead of an id, for a caller who has its submission's id as well. Throws a Refusal. */
async function provedLead(c: Context<Env>, deps: Deps, leadId = '', submissionId = ''): Promise<StoredLead> {
	const wait = await countCall(deps, 'reload', c.var.address);
	if (wait !== null) throw tooMany(wait);
	const ids = { lead_id: leadId, submission_id: submissionId };
	const lead = await leadOfAttempt(deps, c.var.site.slug, ids);
	// A wrong proof and a lead that is not there look the same.
	if (!lead) throw new Refusal(404, 'There is no enquiry with these ids.');
	return lead;
}
