import type { RequestedMap } from './requested-map.ts';
import { TILE, tileView } from './tile-view.ts';

const TILES = 'https://tile.openstreetmap.org';
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/**
 * Static map of OpenStreetMap tiles with a pin for each location. Needs neither a key nor an external script.
 *
 * @throws AggregateError when no tile could be loaded
 */
export async function drawTiles(element: HTMLElement, pins: RequestedMap['pins']): Promise<void> {
	const { clientWidth: width, clientHeight: height } = element;
	const view = tileView(
		pins.map(({ at }) => at),
		width,
		height,
	);
	const tiles = view.tiles.map(({ x, y, left, top }) => {
		const tile = new Image(TILE, TILE);
		tile.className = 'map__tile';
		tile.alt = '';
		tile.referrerPolicy = 'strict-origin-when-cross-origin';
		tile.src = `${TILES}/${view.zoom}/${x}/${y}.png`;
		place(tile, left, top);
		element.append(tile);
		return tile;
	});
	for (const [index, { name }] of pins.entries()) {
		const pin = document.createElement('span');
		pin.className = 'map__flag small';
		pin.textContent = name;
		place(pin, view.pins[index]?.left ?? 0, view.pins[index]?.top ?? 0);
		element.append(pin);
	}
	const credit = document.createElement('a');
	Object.assign(credit, {
		className: 'map__credit small',
		href: COPYRIGHT,
		textContent: '© OpenStreetMap contributors',
	});
	element.append(credit);
	await Promise.any(tiles.map((tile) => tile.decode()));
}

function place(element: HTMLElement, left: number, top: number): void {
	element.style.left = `${left}px`;
	element.style.top = `${top}px`;
}
