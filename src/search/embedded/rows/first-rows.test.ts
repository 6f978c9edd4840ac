import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirstRows } from './first-rows.ts';

/** Rules by the cost of each of eighty rows. The high limits together exceed a key. */
const RULES = fc.array(
	fc.record({
		limit: fc.constantFrom(1, 2, 3, 1000, 2 ** 31),
		costs: fc.array(fc.nat(2), { minLength: 80, maxLength: 80 }),
	}),
	{ maxLength: 6 },
);

test('rows are sorted by the first rule, and equal rows by the next', () => {
	fc.assert(
		fc.property(RULES, fc.nat(80), fc.integer({ min: 1, max: 80 }), (rules, length, count) => {
			const rows = Uint32Array.from({ length }, (_, row) => 79 - row);
			const orders = rules.map(({ limit, costs }) => ({
				limit,
				placeOf: (row: number) => Math.min(costs[row] as number, limit - 1),
			}));
			const first = new FirstRows(rows, count);
			for (const order of orders) first.add(order);
			const sorted = [...rows].sort((a, b) => {
				const deciding = orders.find(({ placeOf }) => placeOf(a) !== placeOf(b));
				return deciding ? deciding.placeOf(a) - deciding.placeOf(b) : 0;
			});
			expect(first.inOrder()).toEqual(sorted.slice(0, count));
		}),
	);
});

test('the given rows are not changed', () => {
	const rows = Uint32Array.from({ length: 80 }, (_, row) => row);
	const first = new FirstRows(rows, 1);
	first.add({ placeOf: (row) => 79 - row, limit: 80 });
	expect(first.inOrder()).toEqual([79]);
	expect([...rows]).toEqual(Array.from({ length: 80 }, (_, row) => row));
});
