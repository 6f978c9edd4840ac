import type { ValueCosts } from './value-costs.ts';

/** The typo count of a row without a match. */
export const NO_MATCH = 255;

/** The largest distances at which a word's position costs 0, 1, 2… (Meilisearch's position rule). */
const PLACE_STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];

/** The costs of distances up to 1,024: nearly all that occur. */
const PLACE_COSTS = Uint8Array.from({ length: 1025 }, (_, distance) =>
	PLACE_STEPS.findIndex((most) => distance <= most),
);

/** The cost of a value without a match. */
export const UNMATCHED = NO_MATCH << 8;

/** The cost of a matching value: its typos, then the distance between the match's position and the words' position in the query. */
export function matchCost(typos: number, distance: number): number {
	return (typos << 8) | (PLACE_COSTS[Math.abs(distance)] ?? PLACE_STEPS.length);
}

/**
 * The costs of rows from the match costs of their values, a byte each: the fewest typos, then the first attribute with so few, then the
 * best position in any attribute with so few.
 */
export function rowCosts(values: ValueCosts, rowCount: number): Uint32Array {
	const rows = new Uint32Array(rowCount).fill(NO_MATCH << 16);
	values.attributes.forEach((known, attribute) => {
		if (!known) return;
		const { codes, costs } = known;
		for (let row = 0; row < rowCount; row += 1) {
			const cost = costs[codes[row] as number] as number;
			const least = rows[row] as number;
			const typos = cost >>> 8;
			if (typos < least >>> 16) rows[row] = (typos << 16) | (attribute << 8) | (cost & 255);
			else if (typos === least >>> 16 && (cost & 255) < (least & 255))
				rows[row] = (least & ~255) | (cost & 255);
		}
	});
	return rows;
}

/** The fewest typos of a row's cost; {@link NO_MATCH} where nothing matches. */
export function typosOf(rowCost: number): number {
	return rowCost >>> 16;
}

/** The number of the first attribute with so few typos, from a row's cost. */
export function attributeOf(rowCost: number): number {
	return (rowCost >>> 8) & 255;
}

/** The cost of the best position with so few typos, from a row's cost. */
export function placeCostOf(rowCost: number): number {
	return rowCost & 255;
}
