import { PhoneRevealSchema } from '../../contracts/lead-calls.ts';
import { tooMany } from '../answers/refusal.ts';
import { type Endpoint, jsonBody, refusals } from '../api.ts';
import { parseCall } from '../intake/parse-sent.ts';
import { countCall } from '../limits/count-call.ts';
import { readSent } from '../request/read-sent.ts';
import { findVehicle } from '../sites.ts';

/** Somebody wanted to see the number of a vehicle's dealership (PHONE-005, resolution 83). */
export const phoneReveals: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'post',
		path: '/api/phone-reveals',
		summary: 'Count that a phone number was shown',
		request: { body: jsonBody(PhoneRevealSchema) },
		responses: { 204: { description: 'Counted' }, ...refusals(true) },
	});
	app.post('/api/phone-reveals', async (c) => {
		const { site, address } = c.var;
		const { values } = await readSent(c.req.raw, ['json']);
		const { car_id } = parseCall(PhoneRevealSchema, values);
		const wait = await countCall(deps, 'phone_reveal', address);
		if (wait !== null) throw tooMany(wait);
		const day = deps.now().toISOString().slice(0, 10);
		// Only vehicles that exist are counted by name, or anybody could fill the table.
		const known = findVehicle(site, car_id)?.id ?? '';
		await deps.store.countActivity({ dealer: site.slug, day, kind: 'phone-reveal', car_id: known });
		return c.body(null, 204);
	});
};
