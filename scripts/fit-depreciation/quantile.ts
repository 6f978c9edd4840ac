/** The value below which a share of the values are; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
	return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

/** The median: a single mistyped price would move an average. */
export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}
