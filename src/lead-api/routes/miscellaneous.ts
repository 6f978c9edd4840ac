import { MiscellaneousAnswerSchema, MiscellaneousSchema } from '../../contracts/lead-calls.ts';
import { Refusal, tooMany } from '../answers/refusal.ts';
import { type Endpoint, json, jsonBody, refusals } from '../api.ts';
import { leadOfAttempt } from '../intake/lead-of-attempt.ts';
import { parseCall } from '../intake/parse-sent.ts';
import { countCall } from '../limits/count-call.ts';
import { readSent } from '../request/read-sent.ts';
import { newId } from '../store/new-id.ts';

/** The longest result of a valuation, bytes. */
const MOST_BYTES = 8 * 1024;

/** The result of a valuation, kept beside its lead and for its sender only (resolution 129). */
export const miscellaneous: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'post',
		path: '/api/miscellaneous',
		summary: 'Keep the result of a valuation',
		request: { body: jsonBody(MiscellaneousSchema) },
		responses: { 200: json('Kept', MiscellaneousAnswerSchema), ...refusals(true) },
	});
	app.post('/api/miscellaneous', async (c) => {
		const { site, address } = c.var;
		const { values } = await readSent(c.req.raw, ['json']);
		const { lead_id, first_submission_id, ...said } = parseCall(MiscellaneousSchema, values);
		const body = JSON.stringify({ lead_id, ...said });
		if (Buffer.byteLength(body) > MOST_BYTES)
			throw new Refusal(413, `Please send no more than ${MOST_BYTES / 1024} kB.`);
		const wait = await countCall(deps, 'miscellaneous', address);
		if (wait !== null) throw tooMany(wait);
		if (!(await leadOfAttempt(deps, site.slug, { lead_id, submission_id: first_submission_id })))
			throw new Refusal(404, 'There is no lead with these ids.');
		const waitOfLead = await countCall(deps, 'valuation', lead_id);
		if (waitOfLead !== null) throw tooMany(waitOfLead);
		const now = deps.now();
		await deps.store.saveMiscellaneous({
			id: newId('misc', now),
			dealer: site.slug,
			received_at: now.toISOString(),
			lead_id,
			body,
		});
		return c.json({ success: true });
	});
};
