import { EventSchema } from '../../contracts/lead-calls.ts';
import { tooMany } from '../answers/refusal.ts';
import { type Endpoint, jsonBody, refusals } from '../api.ts';
import { parseCall } from '../intake/parse-sent.ts';
import { countCall } from '../limits/count-call.ts';
import { readSent } from '../request/read-sent.ts';
import { findVehicle } from '../sites.ts';

/** Something a visitor did (resolution 182). */
export const events: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'post',
		path: '/api/events',
		summary: 'Count something a visitor did',
		request: { body: jsonBody(EventSchema) },
		responses: { 204: { description: 'Counted' }, ...refusals(true) },
	});
	app.post('/api/events', async (c) => {
		const { site, address } = c.var;
		const { values } = await readSent(c.req.raw, ['json']);
		const { event_id, car_id } = parseCall(EventSchema, values);
		const wait = await countCall(deps, 'event', address);
		if (wait !== null) throw tooMany(wait);
		const day = deps.now().toISOString().slice(0, 10);
		const known = car_id ? (findVehicle(site, car_id)?.id ?? '') : '';
		await deps.store.countActivity({ dealer: site.slug, day, kind: `event-${event_id}`, car_id: known });
		return c.body(null, 204);
	});
};
