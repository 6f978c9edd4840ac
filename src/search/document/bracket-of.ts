/** Width of a `price_range` bracket, dollars. */
const STEP = 10_000;

/** Lower bound of the top bracket, dollars. */
const TOP = 100_000;

/**
 * The bracket of a price, as a value of the facet `price_range` (FACETS-017). A price on a boundary belongs to the higher bracket.
 *
 * @example bracketOf(23_990) // '20000:30000'
 */
export function bracketOf(price: number): string {
	if (price >= TOP) return `${TOP}:`;
	const from = Math.floor(price / STEP) * STEP;
	return `${from}:${from + STEP}`;
}
