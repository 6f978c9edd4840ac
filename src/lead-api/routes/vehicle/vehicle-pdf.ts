import { join } from 'node:path';
import type { ApiSite } from '../../../api/site/site-file.ts';
import type { ApiVehicle } from '../../../api/site/site-vehicle.ts';
import { vehiclePdf } from '../../../api/vehicle/vehicle-pdf.ts';
import { BoundedCache } from '../../../bounded-cache.ts';
import { Refusal, tooMany } from '../../answers/refusal.ts';
import { countCall } from '../../limits/count-call.ts';
import { describeError } from '../../log.ts';
import { drawingQueue } from '../../pdf/drawing-queue.ts';
import { drawVehiclePdf } from '../../pdf/vehicle-pdf.ts';
import { route } from '../../route.ts';
import { findVehicle } from '../../sites.ts';

/** PDFs in the cache. Generating one takes a tenth of a second or more; concurrent requests for the same one share it. */
const CACHED_PDFS = 40;
/** PDFs generated at once, and requests that may wait: the same processor handles leads. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** `Retry-After` while too many wait, seconds. */
const RETRY_SECONDS = 10;

/** PDF brochure of a vehicle (VDPACT-022, resolution 71). */
export const vehiclePdfRoute = route(vehiclePdf, (deps) => {
	const { sitesDir, now, log } = deps;
	const queue = drawingQueue(AT_ONCE, MOST_WAITING);
	const cache = new BoundedCache<Promise<Uint8Array<ArrayBuffer>>>(CACHED_PDFS);
	const pdfOf = (site: ApiSite, vehicle: ApiVehicle) => {
		const day = now().toISOString().slice(0, 10);
		const key = `${site.slug} ${vehicle.slug} ${vehicle.stock_version} ${vehicle.price_text} ${day}`;
		return cache.get(key, () => {
			const withoutPicture = (error: unknown) =>
				log({
					level: 'warn',
					message: 'a PDF was made without its picture',
					dealer: site.slug,
					vehicle: vehicle.slug,
					reason: describeError(error),
				});
			const dir = join(sitesDir, '..', site.slug);
			const made = queue(() => drawVehiclePdf(site, vehicle, dir, now(), withoutPicture));
			if (made === null) throw tooBusy(site);
			made.catch(() => cache.delete(key));
			return made;
		});
	};
	return async (c, { params }) => {
		const vehicle = findVehicle(c.var.site, params.slug);
		if (!vehicle?.is_shown || !vehicle.has_pdf) throw new Refusal(404, 'There is no PDF of this vehicle.');
		const wait = await countCall(deps, 'sheet', c.var.address);
		if (wait !== null) throw tooMany(wait);
		return c.body(await pdfOf(c.var.site, vehicle), 200, {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `attachment; filename="${vehicle.slug}.pdf"`,
		});
	};
});

function tooBusy({ phone }: ApiSite): Refusal {
	return new Refusal(
		503,
		`We are getting too many requests for PDFs right now. Please try again in a minute, or call us on ${phone}.`,
		{ headers: { 'Retry-After': String(RETRY_SECONDS) } },
	);
}
