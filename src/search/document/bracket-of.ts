/** Dollars from one bracket of `price_range` to the next. */
const STEP = 10_000;

/** Where the top bracket begins, dollars. */
const TOP = 100_000;

/**
 * The bracket a price is in, as the facet `price_range` writes it (FACETS-017). A price on a border belongs to the dearer one.
 *
 * @example bracketOf(23_990) // '20000:30000'
 */
export function bracketOf(price: number): string {
	if (price >= TOP) return `${TOP}:`;
	const from = Math.floor(price / STEP) * STEP;
	return `${from}:${from + STEP}`;
}
