const THOUSANDS = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

/** Between a figure and its unit, so that they do not wrap. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * A formatted figure, with thousands separators and at most one decimal.
 *
 * @example formatNumber(16734) // '16,734'
 */
export function formatNumber(value: number): string {
	return THOUSANDS.format(value);
}

/**
 * A figure with its unit.
 *
 * @example withUnit(3140, 'km') // '3,140 km', with a no-break space
 */
export function withUnit(value: number, unit: string): string {
	return `${THOUSANDS.format(value)}${NO_BREAK_SPACE}${unit}`;
}

/** Feet in a metre: caravans are sold by their length in feet. */
export const FEET_PER_METRE = 3.28084;
