import { type PublicVehicle, publicVehicle } from '../../domain/vehicle/record/public-vehicle.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { withLists } from '../../json-bytes.ts';
import { STOCK_FEED_PATH, vehiclePath } from '../../paths/paths.ts';
import { keptPerVehicle } from '../kept-per-vehicle.ts';
import type { Site } from '../site.ts';
import type { SiteFile } from './site-file.ts';

/** A vehicle in the feed, as JSON. */
const keptText = keptPerVehicle<Uint8Array>();

/**
 * The listed stock as public data: `stock.json`.
 *
 * @param lastText the JSON of a vehicle in the file of the last build; undefined where it is not known to be the same
 */
export function stockFeed(site: Site, lastText: (vehicle: Vehicle) => Uint8Array | undefined): SiteFile {
	const { dealer, listed } = site;
	const vehicles = listed.map((vehicle) =>
		keptText(site, vehicle, () => lastText(vehicle) ?? feedText(vehicle, dealer.url)),
	);
	return {
		path: STOCK_FEED_PATH.slice(1),
		content: withLists({ dealer: { name: dealer.name, url: dealer.url }, currency: 'AUD' }, { vehicles }),
	};
}

function feedText(vehicle: Vehicle, siteUrl: string): Buffer {
	const fed: PublicVehicle & { url: string } = {
		...publicVehicle(vehicle),
		url: `${siteUrl}${vehiclePath(vehicle.slug)}`,
	};
	return Buffer.from(JSON.stringify(fed));
}
