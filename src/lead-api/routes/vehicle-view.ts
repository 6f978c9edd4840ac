import { z } from 'zod';
import { VehicleViewSchema } from '../../contracts/fresh-facts.ts';
import { Refusal } from '../answers/refusal.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import type { Deps } from '../deps.ts';
import { countCall } from '../limits/count-call.ts';
import { describeError } from '../log.ts';
import { findVehicle } from '../sites.ts';

/** What a vehicle is now, and how often it was looked at, this time included (VDPACT-034, VDPACT-035, resolutions 69 and 70). */
export const vehicleView: Endpoint = (app, deps) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/cars/{slug}/view.json',
		summary: 'A vehicle as it is now; counts a view',
		request: {
			params: z.object({ slug: z.string() }),
			query: z.object({
				photos_count: z.string().optional(),
				updated_at: z.string().optional(),
				website_id: z.string().optional(),
			}),
		},
		responses: { 200: json('The vehicle as it is now', VehicleViewSchema), ...refusals(false) },
	});
	app.get('/api/cars/:slug/view.json', async (c) => {
		const { site, address } = c.var;
		const vehicle = findVehicle(site, c.req.param('slug'));
		if (!vehicle) throw new Refusal(404, 'There is no vehicle of this name.');
		const { slug, stock_version, is_shown, car_fields } = vehicle;
		const counted = await countView(deps, site.slug, slug, address);
		const views = counted === null ? null : counted + vehicle.views;
		return c.json({ views, stock_version, car_fields: is_shown ? car_fields : null });
	});
};

/** One address counts once in a while. Null when views cannot be counted: what a vehicle costs matters more. */
async function countView(deps: Deps, dealer: string, slug: string, address: string): Promise<number | null> {
	try {
		const isNew =
			(await countCall(deps, 'view', address)) === null &&
			(await countCall(deps, 'repeated_view', `${address} ${dealer} ${slug}`)) === null;
		return await deps.store.views(dealer, slug, isNew);
	} catch (error) {
		deps.log({ level: 'error', message: 'a view was not counted', dealer, reason: describeError(error) });
		return null;
	}
}
