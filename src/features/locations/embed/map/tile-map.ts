import type { AskedMap } from './asked-map.ts';
import { TILE, tileView } from './tile-view.ts';

const TILES = 'https://tile.openstreetmap.org';
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/**
 * A still map of OpenStreetMap's tiles with a pin for each place. It needs neither a key nor anybody's script.
 *
 * @throws AggregateError when not one tile can be had
 */
export async function drawTiles(element: HTMLElement, pins: AskedMap['pins']): Promise<void> {
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
