import { expect, test } from 'vitest';
import { fullTitle, shortTitle, variantLine } from './vehicle-title.ts';

const HILUX = {
	year: 2025,
	make: 'Toyota',
	model: 'HiLux',
	badge: 'SR5',
	series: 'GUN126R',
	colour: 'White',
};

test.each([
	{ name: 'all known', fields: {}, short: '2025 Toyota HiLux', full: '2025 Toyota HiLux SR5' },
	{ name: 'no year', fields: { year: null }, short: 'Toyota HiLux', full: 'Toyota HiLux SR5' },
	{ name: 'no badge', fields: { badge: null }, short: '2025 Toyota HiLux', full: '2025 Toyota HiLux' },
	{ name: 'no model', fields: { model: '' }, short: '2025 Toyota', full: '2025 Toyota SR5' },
	{ name: 'nothing', fields: { year: null, make: '', model: '', badge: null }, short: '', full: '' },
])('titles: $name', ({ fields, short, full }) => {
	expect(shortTitle({ ...HILUX, ...fields })).toBe(short);
	expect(fullTitle({ ...HILUX, ...fields })).toBe(full);
});

test.each([
	[{}, 'SR5, GUN126R, White'],
	[{ series: null }, 'SR5, White'],
	[{ badge: null, series: null }, 'White'],
	[{ badge: null, series: null, colour: null }, ''],
])('the variant line with %o reads %o (CARD-004)', (fields, text) => {
	expect(variantLine({ ...HILUX, ...fields })).toBe(text);
});
