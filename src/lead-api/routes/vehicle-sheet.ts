import { join } from 'node:path';
import { z } from 'zod';
import type { ApiSite, ApiVehicle } from '../../contracts/api-site.ts';
import { Refusal } from '../answers/refusal.ts';
import { type Endpoint, refusals } from '../api.ts';
import { vehicleSheet } from '../sheet/vehicle-sheet.ts';
import { findVehicle } from '../sites.ts';

/** Drawing one takes a tenth of a second: the last few are kept, and asked for twice at once they are drawn once. */
const SHEETS_KEPT = 40;

/** A vehicle as a sheet to hand over (VDPACT-022, resolution 71). */
export const vehicleSheetFile: Endpoint = (app, { sitesDir, now }) => {
	const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
	const sheetOf = (site: ApiSite, vehicle: ApiVehicle) => {
		const day = now().toISOString().slice(0, 10);
		const key = `${site.slug} ${vehicle.slug} ${vehicle.stock_version} ${vehicle.price_text} ${day}`;
		const known = kept.get(key);
		if (known) return known;
		const made = vehicleSheet(site, vehicle, join(sitesDir, '..', site.slug), now());
		made.catch(() => kept.delete(key));
		kept.set(key, made);
		const [oldest] = kept.keys();
		if (kept.size > SHEETS_KEPT && oldest !== undefined) kept.delete(oldest);
		return made;
	};
	app.openAPIRegistry.registerPath({
		method: 'get',
		path: '/api/cars/{slug}.pdf',
		summary: 'A vehicle as a sheet to hand over',
		request: { params: z.object({ slug: z.string() }) },
		responses: {
			200: {
				description: 'One page',
				content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
			},
			...refusals(false),
		},
	});
	app.get('/api/cars/:file{.+\\.pdf}', async (c) => {
		const vehicle = findVehicle(c.var.site, c.req.param('file').replace(/\.pdf$/, ''));
		if (!vehicle?.is_shown || !vehicle.has_pdf) throw new Refusal(404, 'There is no sheet of this vehicle.');
		return c.body(await sheetOf(c.var.site, vehicle), 200, {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `attachment; filename="${vehicle.slug}.pdf"`,
		});
	});
};
