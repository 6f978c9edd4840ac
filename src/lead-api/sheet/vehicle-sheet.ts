import type { ApiSite, ApiVehicle } from '../../api/site-file.ts';
import { formatDate, localTime } from '../../domain/time/local-date.ts';
import { drawSheet } from './draw-sheet.ts';
import { sheetPicture } from './sheet-picture.ts';

/**
 * The sheet of a vehicle as a PDF (resolution 71).
 *
 * @param siteDir the site's files, among which its pictures are
 */
export async function drawVehicleSheet(
	site: ApiSite,
	vehicle: ApiVehicle,
	siteDir: string,
	now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
	return drawSheet({
		site,
		vehicle,
		location: site.locations.find(({ id }) => id === vehicle.location_id) ?? null,
		picture: await sheetPicture(vehicle.picture, siteDir),
		day: formatDate(localTime(now, site.time_zone).date),
	});
}
