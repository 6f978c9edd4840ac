import { CALCULATOR_PARAMETERS } from './calculator-address.ts';

/** A query with the calculator's parameters only. */
export function figuresQuery(query: string): string {
	const named = [...new URLSearchParams(query)].filter(([name]) => CALCULATOR_PARAMETERS.includes(name));
	return String(new URLSearchParams(named));
}
