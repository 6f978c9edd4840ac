/** The parameters that fill a trade-in and what is owed on it, both dollars, into the finance calculator. */
export function calculatorQuery(value: number, owing: number): string {
	return new URLSearchParams({ trade_in_value: String(value), trade_in_owing: String(owing) }).toString();
}
