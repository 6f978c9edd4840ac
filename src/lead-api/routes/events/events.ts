import { events } from '../../../api/events/events.ts';
import { tooMany } from '../../answers/refusal.ts';
import { countCall } from '../../limits/count-call.ts';
import { route } from '../../route.ts';
import { findVehicle } from '../../sites.ts';

/** Counts an event of a visitor (resolution 182). */
export const eventsRoute = route(events, (deps) => async (c, { body: { event_id, car_id } }) => {
	const { site, address } = c.var;
	const wait = await countCall(deps, 'event', address);
	if (wait !== null) throw tooMany(wait);
	const day = deps.now().toISOString().slice(0, 10);
	const known = car_id ? (findVehicle(site, car_id)?.id ?? '') : '';
	await deps.store.countActivity({ dealer: site.slug, day, kind: `event-${event_id}`, car_id: known });
	return c.body(null, 204);
});
