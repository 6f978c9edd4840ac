import { MiscellaneousAnswerSchema, MiscellaneousSchema } from '../../contracts/lead-calls.ts';
import { tooMany } from '../answers/refusal.ts';
import { type Endpoint, json, jsonBody, refusals } from '../api.ts';
import { parseCall } from '../intake/parse-sent.ts';
import { countCall } from '../limits/count-call.ts';
import { readSent } from '../request/read-sent.ts';
import { newId } from '../store/new-id.ts';

/** The result of a valuation, kept beside its lead (resolution 129). */
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
		const { lead_id } = parseCall(MiscellaneousSchema, values);
		const wait = await countCall(deps, 'miscellaneous', address);
		if (wait !== null) throw tooMany(wait);
		const now = deps.now();
		await deps.store.saveMiscellaneous({
			id: newId('misc', now),
			dealer: site.slug,
			received_at: now.toISOString(),
			lead_id: lead_id ?? null,
			body: JSON.stringify(values),
		});
		return c.json({ success: true });
	});
};
