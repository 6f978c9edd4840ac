const WHOLE_DOLLARS = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const DOLLARS_AND_CENTS = new Intl.NumberFormat('en-AU', {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2,
});

/** Amounts of this platform are Australian dollars (CONFIG-041). */
export const CURRENCY = 'AUD';

/**
 * An amount of Australian dollars as visitors read it: no cents (resolution 195).
 *
 * @example formatDollars(64990) // '$64,990'
 */
export function formatDollars(dollars: number): string {
	return `$${WHOLE_DOLLARS.format(Math.round(dollars))}`;
}

/**
 * An amount with its cents, if any, for fees and monthly figures (resolution 195).
 *
 * @example formatDollarsAndCents(912.25) // '$912.25'
 */
export function formatDollarsAndCents(dollars: number): string {
	return Number.isInteger(dollars) ? formatDollars(dollars) : `$${DOLLARS_AND_CENTS.format(dollars)}`;
}
