import { phoneReveals } from '../../../api/events/phone-reveals.ts';
import { tooMany } from '../../answers/refusal.ts';
import { countCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { findVehicle } from '../../sites.ts';

/** Counts reveals of a dealership's phone number on a vehicle page (PHONE-005, resolution 83). */
export const phoneRevealsRoute = route(phoneReveals, (deps) => async (c, { body: { car_id } }) => {
	const { site, address } = c.var;
	const wait = await countCall(deps, 'phone_reveal', address);
	if (wait !== null) throw tooMany(wait);
	const day = deps.now().toISOString().slice(0, 10);
	// Only known vehicles are counted by id; otherwise a program could fill the table with made-up ids.
	const known = findVehicle(site, car_id)?.id ?? '';
	await deps.store.countActivity({ dealer: site.slug, day, kind: 'phone-reveal', car_id: known });
	return c.body(null, 204);
});
