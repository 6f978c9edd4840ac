import { mapService } from '../features/locations/embed/map-area.ts';
import { visibleLocations } from './shown-location.ts';
import type { Site } from './site.ts';

/** The external hosts that a site's pages may connect to and load from, by its enabled features. */
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
	const chat = chatSources(dealer);
	const geocoding = dealer.features.geocoding ? [MAPS_ORIGIN] : [];
	return {
		connect: [...new Set([...host, ...pixel.connect, ...maps.connect, ...geocoding, ...chat.connect])],
		script: [...pixel.script, ...maps.script, ...chat.script],
		frame: chat.frame,
	};
}

/** The hosts of a Meta pixel's script, settings and data. Pictures are allowed from every https host. */
const PIXEL = {
	script: ['https://connect.facebook.net'],
	connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

/** The host of Google's maps and geocoding (GEO-001, GEO-004). Pictures are allowed from every https host. */
const MAPS_ORIGIN = 'https://maps.googleapis.com';
const GOOGLE_MAPS = { script: [MAPS_ORIGIN], connect: [MAPS_ORIGIN] };

/** The hosts of a chat provider: its program, and those it connects to and shows its window from. */
function chatSources({ dealerships }: Site['dealer']): PolicySources {
	const providers = dealerships.flatMap(({ features }) =>
		features.chat ? (features.chat.provider ?? []) : [],
	);
	const hosts = [...new Set(providers.flatMap(({ hosts }) => hosts))];
	const script = [...new Set(providers.map(({ script }) => new URL(script).origin))];
	return { script, connect: hosts, frame: hosts };
}

const NOTHING = { script: [], connect: [] };

function drawsGoogleMaps(dealer: Site['dealer']): boolean {
	return [null, ...visibleLocations(dealer).map(({ address }) => address.map_key)].some(
		(key) => mapService(dealer, key)?.provider === 'google',
	);
}
