/** Dollars as whole cents, half a cent rounded up: loans are reckoned in cents, as a lender's ledger is. */
export function toCents(dollars: number): number {
	// 1.005 dollars are 100.49999999999999 cents in floating point.
	return Math.round(Number((dollars * 100).toFixed(6)));
}
