import type { Column } from './column.ts';
import { addRow, noRows, type RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';

/** The Earth's radius, metres, as Meilisearch has it. */
const EARTH_RADIUS = 6_371_000;

const RADIANS = Math.PI / 180;

export interface Point {
	latitude: number;
	longitude: number;
}

/** How far each row is from a point, metres; infinitely far for one that has no place. */
export function distancesFrom(index: SearchIndex, point: Point): Float64Array {
	const latitudes = index.columns.get('_geo.lat');
	const longitudes = index.columns.get('_geo.lng');
	return Float64Array.from({ length: index.rowCount }, (_, row) => {
		const latitude = numberAt(latitudes, row);
		const longitude = numberAt(longitudes, row);
		return latitude === null || longitude === null ? Infinity : distance(point, { latitude, longitude });
	});
}

/** The rows within some metres of a point. */
export function rowsNear(index: SearchIndex, { metres, ...point }: Point & { metres: number }): RowSet {
	const rows = noRows(index.rowCount);
	distancesFrom(index, point).forEach((far, row) => {
		if (far <= metres) addRow(rows, row);
	});
	return rows;
}

/** Great-circle distance by the haversine formula, metres. */
function distance(one: Point, other: Point): number {
	const latitude = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
	const longitude = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
	const cosines = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS);
	return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(latitude + cosines * longitude)));
}

function numberAt(column: Column | undefined, row: number): number | null {
	const value = column?.dictionary[column.codes[row] as number];
	return typeof value === 'number' ? value : null;
}
