import { describe, expect, test } from 'vitest';
import { writePostcodes } from '../../../domain/place/postcode-table.ts';
import { postcodeTable } from '../embed/postcodes.ts';
import { mapSketch } from './map-sketch.ts';

const NEWSTEAD = { lat: -27.4421, long: 153.0436 };
const SOUTHPORT = { lat: -27.9833, long: 153.3986 };
const near = writePostcodes(
	new Map([
		['4000', NEWSTEAD],
		['4215', SOUTHPORT],
		['6000', { lat: -31.95, long: 115.86 }],
	]),
);

describe('the sketch of a map', () => {
	test('is empty for a single location', () => {
		expect(mapSketch([NEWSTEAD], near)).toBeNull();
	});

	test('is empty for locations too close to be distinguished', () => {
		expect(mapSketch([NEWSTEAD, { lat: -27.443, long: 153.044 }], near)).toBeNull();
	});

	test('holds all pins and the postcodes around them only', () => {
		const sketch = mapSketch([NEWSTEAD, SOUTHPORT], near);
		expect(sketch?.path.match(/M/g)).toHaveLength(2);
		for (const { x, y } of sketch?.pins ?? []) {
			expect(x).toBeGreaterThan(5);
			expect(x).toBeLessThan(95);
			expect(y).toBeGreaterThan(5);
			expect(y).toBeLessThan(95);
		}
	});

	test('is true to scale: 69 km lie between the two', () => {
		const sketch = mapSketch([NEWSTEAD, SOUTHPORT], near);
		const [a, b] = sketch?.pins ?? [];
		const apart = Math.hypot(
			(a?.x ?? 0) - (b?.x ?? 0),
			(((a?.y ?? 0) - (b?.y ?? 0)) * (sketch?.height ?? 0)) / 100,
		);
		const km = Number.parseInt(sketch?.scale.text ?? '', 10) / (sketch?.scale.width ?? 1);
		expect(apart * km).toBeCloseTo(69.6, 0);
	});
});

test('the table of postcodes has all states, and nothing outside Australia', () => {
	const table = postcodeTable();
	expect(table).toMatch(/^(\d{16})+$/);
	expect(table.length / 16).toBeGreaterThan(3000);
	for (const postcode of ['0200', '0800', '2000', '3000', '4000', '5000', '6000', '7000'])
		expect(table).toContain(postcode);
});
