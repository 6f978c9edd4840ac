import { expect, test } from 'vitest';
import { refuseUnequalPages } from './equal-pages.ts';
import { fillingOf } from './hugo/filling.ts';

const written = (name: string, sizes: Record<string, number>) => ({
	name,
	sizes: new Map(Object.entries(sizes)),
});
const ours = written('Forecourt', {
	'a/cars/one.html': 40_000,
	'a/search/all.html': 60_000,
	'a/index.html': 9_000,
});

test.each([
	[38_000, 57_000],
	[42_000, 63_000],
])('generators whose pages of %d and %d bytes are within 5 % are compared', (vehicle, list) => {
	const theirs = written('Hugo', { 'a/cars/one.html': vehicle, 'a/search/all.html': list });
	expect(() => refuseUnequalPages(ours, theirs)).not.toThrow();
});

test.each([
	[37_900, 57_000],
	[42_100, 63_000],
])('generators whose pages of %d and %d bytes are further apart are refused', (vehicle, list) => {
	const theirs = written('Hugo', { 'a/cars/one.html': vehicle, 'a/search/all.html': list });
	expect(() => refuseUnequalPages(ours, theirs)).toThrow(/Hugo .* Forecourt 50,000: 5\.1 % apart/);
});

test('generators without a page in common are refused', () => {
	expect(() => refuseUnequalPages(ours, written('Hugo', {}))).toThrow('no page in common');
});

test('the filler text of a page kind makes up for the bytes that its pages lack on average', () => {
	const samples = { vehicle: '<main><p>é</p></main>', 'stock-list': '<main><p>list</p></main>' };
	const bare = written('Hugo', { 'a/cars/one.html': 38_900, 'a/search/all.html': 60_000 });
	const filling = fillingOf(samples, ours.sizes, bare.sizes);
	expect(Buffer.byteLength(filling.vehicle)).toBe(1_100);
	expect(filling.vehicle).toContain('<p>é</p>');
	expect(filling['stock-list']).toBe('');
});
