import { expect, test } from 'vitest';
import { isSlug } from '../vehicle/naming/slug.ts';
import { makeLogoUrl } from './make-logo.ts';
import { MANUFACTURERS, manufacturerOf } from './manufacturers.ts';

test('each make has the four keys of CONFIG-032', () => {
	expect(MANUFACTURERS.length).toBeGreaterThan(100);
	for (const manufacturer of MANUFACTURERS) {
		expect(Object.keys(manufacturer)).toEqual(['id', 'name', 'slug', 'logo']);
		expect(manufacturer.id).toBeGreaterThan(0);
		expect(manufacturer.name.trim()).toBe(manufacturer.name);
		expect(isSlug(manufacturer.slug)).toBe(true);
		expect(manufacturer.logo).toEqual({ url: makeLogoUrl(manufacturer.slug) });
	}
});

test.each(['id', 'name', 'slug'] as const)('no two makes share a %s', (key) => {
	const values = MANUFACTURERS.map((manufacturer) => manufacturer[key]);
	expect(new Set(values).size).toBe(values.length);
});

test.each([
	[7, 'BMW'],
	[45, 'Kia'],
	[80, 'Toyota'],
	[103, 'Jayco'],
	[112, 'KGM'],
])('the id %i is always %s', (id, name) => {
	expect(MANUFACTURERS.find((manufacturer) => manufacturer.id === id)?.name).toBe(name);
});

test.each([
	['toyota', 'Toyota'],
	['MERCEDES BENZ', 'Mercedes-Benz'],
	['Citroën', 'Citroen'],
	['Škoda', 'Skoda'],
	['Ssangyong', 'SsangYong'],
	['Great Wall', 'Great Wall'],
	['Isuzu Ute', 'Isuzu UTE'],
	['Isuzu', 'Isuzu'],
	['Ineos', 'INEOS'],
	['Datsun', 'Datsun'],
])('%s means %s', (text, name) => {
	expect(manufacturerOf(text)?.name).toBe(name);
});

test.each(['', 'Toyta', 'Toyota HiLux'])('%o is no known make', (text) => {
	expect(manufacturerOf(text)).toBeNull();
});

test('the site has the monogram of a make as a file', () => {
	expect(makeLogoUrl('mercedes-benz')).toBe('/makes/mercedes-benz.svg');
});
