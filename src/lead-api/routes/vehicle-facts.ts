import { z } from 'zod';
import { VehicleFactsSchema } from '../../contracts/lead-calls.ts';
import { Refusal } from '../answers/refusal.ts';
import { type Endpoint, json, refusals } from '../api.ts';
import { findVehicle } from '../sites.ts';

/** One vehicle by its id, or by its slug (resolution 72). */
export const vehicleFacts: Endpoint = (app) => {
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/cars/{id}.json',
		summary: 'A vehicle as everybody may know it',
		request: { params: z.object({ id: z.string() }) },
		responses: { 200: json('The vehicle', VehicleFactsSchema), ...refusals(false) },
	});
	app.get('/api/cars/:file{.+\\.json}', (c) => {
		const vehicle = findVehicle(c.var.site, c.req.param('file').replace(/\.json$/, ''));
		if (!vehicle) throw new Refusal(404, 'There is no vehicle of this id.');
		const { id, slug, title, price_text, stock_version, is_shown, car_fields } = vehicle;
		return c.json({
			id,
			slug,
			title,
			price_text: is_shown ? price_text : null,
			stock_version,
			car_fields: is_shown ? car_fields : null,
		});
	});
};
