import type { ValueCosts } from './value-costs.ts';

/** The number of typos of what does not match. */
export const NO_MATCH = 255;

/** The distances up to which a word's place costs 0, 1, 2… (Meilisearch's position rule). */
const PLACE_STEPS = [0, 1, 4, 7, 11, 16, 24, 64, 256, 1024];

/** The costs of the first distances, which nearly all are. */
const PLACE_COSTS = Uint8Array.from({ length: 1025 }, (_, distance) =>
	PLACE_STEPS.findIndex((most) => distance <= most),
);

/** What a value costs that does not match. */
export const UNMATCHED = NO_MATCH << 8;

/** What a value costs that matches: its typos, then how far the match stands from where its words stand in the query. */
export function matchCost(typos: number, distance: number): number {
	return (typos << 8) | (PLACE_COSTS[Math.abs(distance)] ?? PLACE_STEPS.length);
}

/**
 * What rows cost that match by the match costs of their values: the fewest typos, then the first attribute that has them, then the best
 * place in any attribute that has them: a byte each.
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

export function typosOf(rowCost: number): number {
	return rowCost >>> 16;
}

export function attributeOf(rowCost: number): number {
	return (rowCost >>> 8) & 255;
}

export function placeCostOf(rowCost: number): number {
	return rowCost & 255;
}
