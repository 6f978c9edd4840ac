import { SearchUnavailable } from '../search-unavailable.ts';
import { ABSENT } from './format/dictionary.ts';
import { distancesFrom, type Point } from './geo.ts';
import type { SearchIndex } from './search-index.ts';

/** The place of each row in an order, all below `limit`. */
export interface RowOrder {
	placeOf: (row: number) => number;
	limit: number;
}

const GEO_POINT = /^_geoPoint\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\):(asc|desc)$/;

/** The point a query's order asks distances from; null for none. */
export function sortPoint(rules: readonly string[] | undefined): Point | null {
	for (const rule of rules ?? []) {
		const [, latitude, longitude] = GEO_POINT.exec(rule) ?? [];
		if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
	}
	return null;
}

/** The order that `price:asc` or `_geoPoint(-27.9,153.4):asc` asks for. Rejects what may not be sorted by. */
export function sortOrder(index: SearchIndex, rule: string): RowOrder {
	const point = sortPoint([rule]);
	const colon = rule.lastIndexOf(':');
	const [attribute, direction] = [point ? '_geo' : rule.slice(0, colon), rule.slice(colon + 1)];
	if (!index.settings.sortableAttributes.includes(attribute)) {
		throw new SearchUnavailable('rejected', `The attribute ${attribute} is not sortable.`);
	}
	if (direction !== 'asc' && direction !== 'desc') {
		throw new SearchUnavailable('rejected', `An order ends with :asc or :desc, found ${rule}`);
	}
	return point ? distanceOrder(index, point, direction) : attributeOrder(index, attribute, direction);
}

/** The order of an attribute's values; rows without one come last either way. */
export function attributeOrder(index: SearchIndex, attribute: string, direction: 'asc' | 'desc'): RowOrder {
	const column = index.columns.get(attribute);
	if (!column) return { placeOf: () => 0, limit: 1 };
	const ranks = index.ranks(column, direction);
	return {
		placeOf: (row) => ranks[column.codes[row] as number] as number,
		limit: (ranks[ABSENT] as number) + 1,
	};
}

function distanceOrder(index: SearchIndex, point: Point, direction: 'asc' | 'desc'): RowOrder {
	const distances = distancesFrom(index, point);
	const sign = direction === 'asc' ? 1 : -1;
	const ordered = [...new Set(distances)].filter(Number.isFinite).sort((a, b) => sign * (a - b));
	const places = new Map(ordered.map((distance, place) => [distance, place]));
	return {
		placeOf: (row) => places.get(distances[row] as number) ?? ordered.length,
		limit: ordered.length + 1,
	};
}
