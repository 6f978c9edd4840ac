import { join } from 'node:path';
import type { ApiSite, ApiVehicle } from '../../api/site-file.ts';
import { vehicleSheet } from '../../api/vehicle-sheet.ts';
import { BoundedCache } from '../../bounded-cache.ts';
import { Refusal, tooMany } from '../answers/refusal.ts';
import { countCall } from '../limits/count-call.ts';
import { route } from '../route.ts';
import { drawingQueue } from '../sheet/drawing-queue.ts';
import { drawVehicleSheet } from '../sheet/vehicle-sheet.ts';
import { findVehicle } from '../sites.ts';

/** Drawing one takes a tenth of a second or more: the last few are kept, and asked for twice at once they are drawn once. */
const SHEETS_KEPT = 40;
/** Sheets drawn at once, and those that may wait for their turn: leads are taken by the same processor. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** When to ask again while too many wait, seconds. */
const RETRY_SECONDS = 10;

/** A vehicle as a PDF to hand over (VDPACT-022, resolution 71). */
export const vehicleSheetRoute = route(vehicleSheet, (deps) => {
	const { sitesDir, now } = deps;
	const queue = drawingQueue(AT_ONCE, MOST_WAITING);
	const kept = new BoundedCache<Promise<Uint8Array<ArrayBuffer>>>(SHEETS_KEPT);
	const sheetOf = (site: ApiSite, vehicle: ApiVehicle) => {
		const day = now().toISOString().slice(0, 10);
		const key = `${site.slug} ${vehicle.slug} ${vehicle.stock_version} ${vehicle.price_text} ${day}`;
		return kept.get(key, () => {
			const made = queue(() => drawVehicleSheet(site, vehicle, join(sitesDir, '..', site.slug), now()));
			if (made === null) throw tooBusy(site);
			made.catch(() => kept.delete(key));
			return made;
		});
	};
	return async (c, { params }) => {
		const vehicle = findVehicle(c.var.site, params.slug);
		if (!vehicle?.is_shown || !vehicle.has_pdf) throw new Refusal(404, 'There is no PDF of this vehicle.');
		const wait = await countCall(deps, 'sheet', c.var.address);
		if (wait !== null) throw tooMany(wait);
		return c.body(await sheetOf(c.var.site, vehicle), 200, {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `attachment; filename="${vehicle.slug}.pdf"`,
		});
	};
});

function tooBusy({ phone }: ApiSite): Refusal {
	return new Refusal(
		503,
		`Too many of these sheets are asked for right now. Please try again in a minute, or call us on ${phone}.`,
		{ headers: { 'Retry-After': String(RETRY_SECONDS) } },
	);
}
