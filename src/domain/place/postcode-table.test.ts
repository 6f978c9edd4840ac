import { expect, test } from 'vitest';
import { postcodePoint, postcodePoints, writePostcodes } from './postcode-table.ts';

const POINTS = new Map([
	['3218', { lat: -38.1341, long: 144.32 }],
	['0872', { lat: -25.36, long: 131.0344 }],
	['4875', { lat: -9.58, long: 142.1 }],
]);
const table = writePostcodes(POINTS);

test('an entry is a postcode and its point in thousandths of a degree', () => {
	expect(table).toBe('0872025360131034' + '3218038134144320' + '4875009580142100');
});

test('every postcode in the table is found', () => {
	expect(postcodePoint(table, '3218')).toEqual({ lat: -38.134, long: 144.32 });
	expect(postcodePoint(table, '0872')).toEqual({ lat: -25.36, long: 131.034 });
	expect(postcodePoints(table)).toHaveLength(3);
});

test.each(['9999', '3803', '2503'])(
	'%j is not in the table, nor anywhere between its entries',
	(postcode) => {
		expect(postcodePoint(table, postcode)).toBeNull();
	},
);
