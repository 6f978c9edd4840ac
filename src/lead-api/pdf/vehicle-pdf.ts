import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { drawPdf } from './draw-pdf.ts';
import { pdfPicture } from './pdf-picture.ts';

/**
 * Generates the PDF of a vehicle (resolution 71).
 *
 * @param siteDir folder of the site's files, including its pictures
 * @param onUnreadable called with what keeps the picture from being read; the PDF has none then
 */
export async function drawVehiclePdf(
	site: ApiSite,
	vehicle: ApiVehicle,
	siteDir: string,
	now: Date,
	onUnreadable: (error: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
	return drawPdf({
		site,
		vehicle,
		location: site.locations.find(({ id }) => id === vehicle.location_id) ?? null,
		picture: await pdfPicture(vehicle.picture, siteDir, onUnreadable),
		day: formatDate(localTime(now, site.time_zone).date),
	});
}
