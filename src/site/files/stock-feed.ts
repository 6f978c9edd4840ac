import { type PublicVehicle, publicVehicle } from '../../domain/vehicle/record/public-vehicle.ts';
import { STOCK_FEED_PATH, vehiclePath } from '../../paths/paths.ts';
import type { Site } from '../site.ts';
import type { SiteFile } from './site-file.ts';

/** The listed stock as public data: `stock.json`. */
export function stockFeed({ dealer, listed }: Site): SiteFile {
	const vehicles: (PublicVehicle & { url: string })[] = listed.map((vehicle) => ({
		...publicVehicle(vehicle),
		url: `${dealer.url}${vehiclePath(vehicle.slug)}`,
	}));
	return {
		path: STOCK_FEED_PATH.slice(1),
		content: JSON.stringify({ dealer: { name: dealer.name, url: dealer.url }, currency: 'AUD', vehicles }),
	};
}
