import { drawGoogleMap } from './google-map.ts';
import type { RequestedMap } from './requested-map.ts';
import { drawTiles } from './tile-map.ts';

/** Shows a service's map over the sketch and focuses it. */
export async function drawMap(area: HTMLElement, { service, pins }: RequestedMap): Promise<void> {
	const canvas = document.createElement('div');
	canvas.className = 'map__canvas';
	canvas.tabIndex = -1;
	area.append(canvas);
	area.classList.add('map--open');
	try {
		if (service.provider === 'google') await drawGoogleMap(canvas, service.key, pins);
		else await drawTiles(canvas, pins);
	} catch (error) {
		canvas.remove();
		area.classList.remove('map--open');
		throw error;
	}
	canvas.focus({ preventScroll: true });
}
