import type { RequestedMap } from './requested-map.ts';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const CALLBACK = 'showForecourtMap';
/** Zoom level for a single location. */
const ZOOM = 15;

/** The part of the Google Maps API used here. */
interface GoogleMaps {
	Map: new (element: HTMLElement, options: object) => { fitBounds: (bounds: unknown) => void };
	Marker: new (options: object) => unknown;
	LatLngBounds: new () => { extend: (point: object) => void };
}

type WithMaps = Window & { google?: { maps?: GoogleMaps }; [CALLBACK]?: () => void };

/** Google map with a marker for each location. Its script is loaded once, with the dealer's key (GEO-004). */
export async function drawGoogleMap(
	element: HTMLElement,
	key: string,
	pins: RequestedMap['pins'],
): Promise<void> {
	const { Map: GoogleMap, Marker, LatLngBounds } = await loadMaps(key);
	const points = pins.map(({ name, at }) => ({ title: name, position: { lat: at.lat, lng: at.long } }));
	const map = new GoogleMap(element, { center: points[0]?.position, zoom: ZOOM, mapTypeControl: false });
	const bounds = new LatLngBounds();
	for (const point of points) {
		new Marker({ ...point, map });
		bounds.extend(point.position);
	}
	if (points.length > 1) map.fitBounds(bounds);
}

function loadMaps(key: string): Promise<GoogleMaps> {
	const page = window as WithMaps;
	if (page.google?.maps) return Promise.resolve(page.google.maps);
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = `${SCRIPT}?${new URLSearchParams({ key, callback: CALLBACK, loading: 'async', region: 'AU' })}`;
		script.async = true;
		page[CALLBACK] = () => {
			const maps = page.google?.maps;
			if (maps) resolve(maps);
			else reject(new Error('the map service’s script has no map'));
		};
		script.addEventListener('error', () => {
			script.remove();
			reject(new Error('the map service’s script could not be loaded'));
		});
		document.head.append(script);
	});
}
