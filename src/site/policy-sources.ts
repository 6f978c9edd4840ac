import { mapService } from '../features/locations/embed/map-area.ts';
import { visibleLocations } from './places.ts';
import type { Site } from './site.ts';

/** Hosts a site's pages may talk to and load from, besides its own, by what the dealer has turned on. */
export interface PolicySources {
	connect: readonly string[];
	script: readonly string[];
	frame: readonly string[];
}

/** The hosts of a dealer's features. */
export function policySources({ dealer }: Site): PolicySources {
	const { search, analytics } = dealer;
	const host = search.backend === 'meilisearch' && search.host !== null ? [new URL(search.host).origin] : [];
	const pixel = analytics.pixel_id === null ? NOTHING : PIXEL;
	const maps = drawsGoogleMaps(dealer) ? GOOGLE_MAPS : NOTHING;
	const geocoding = dealer.features.geocoding ? [MAPS_ORIGIN] : [];
	return {
		connect: [...new Set([...host, ...pixel.connect, ...maps.connect, ...geocoding])],
		script: [...pixel.script, ...maps.script],
		frame: [],
	};
}

/** Where a Meta pixel's script and its settings come from, and where it sends to. Its picture is let in as all pictures are. */
const PIXEL = {
	script: ['https://connect.facebook.net'],
	connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

/** Where Google's maps and its geocoding come from (GEO-001, GEO-004). Its pictures are let in as all pictures are. */
const MAPS_ORIGIN = 'https://maps.googleapis.com';
const GOOGLE_MAPS = { script: [MAPS_ORIGIN], connect: [MAPS_ORIGIN] };

const NOTHING = { script: [], connect: [] };

function drawsGoogleMaps(dealer: Site['dealer']): boolean {
	return [null, ...visibleLocations(dealer).map(({ address }) => address.map_key)].some(
		(key) => mapService(dealer, key)?.provider === 'google',
	);
}
