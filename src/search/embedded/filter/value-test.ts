import { normalised } from '../normalised.ts';
import type { Test } from './filter.ts';

type ValueTest = Exclude<Test, { is: 'present' | 'null' | 'empty' }>;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** What tells whether a value passes: a number, or a text as `normalised` leaves it. */
export function valueTest(test: ValueTest): (value: number | string) => boolean {
	switch (test.is) {
		case 'equal': {
			const values = new Set<number | string | null>(
				test.values.flatMap((value) => [normalised(value), asNumber(value)]),
			);
			return (value) => values.has(value);
		}
		case 'between': {
			const isFrom = compared(test.from, (order) => order >= 0);
			const isTo = compared(test.to, (order) => order <= 0);
			return (value) => isFrom(value) && isTo(value);
		}
		case '>':
			return compared(test.value, (order) => order > 0);
		case '>=':
			return compared(test.value, (order) => order >= 0);
		case '<':
			return compared(test.value, (order) => order < 0);
		case '<=':
			return compared(test.value, (order) => order <= 0);
	}
}

/** Compares numbers with a bound that is one, and texts with the bound as it is written. */
function compared(bound: string, passes: (order: number) => boolean): (value: number | string) => boolean {
	const number = asNumber(bound);
	return (value) => {
		if (typeof value === 'number') return number !== null && passes(value - number);
		return passes(value < bound ? -1 : value > bound ? 1 : 0);
	};
}

function asNumber(text: string): number | null {
	return NUMBER.test(text) ? Number(text) : null;
}
