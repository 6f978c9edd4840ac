import { expect, test } from 'vitest';
import { siteFilters, soldAfter } from './site-filters.ts';

const site = { dealer: 'coast-motors', manufacturer: null, filter: null, sold_after: null };
const available = { field: 'status', values: ['in_stock', 'coming_soon'] };

test('searches of a site filter by status, sold date and show_on_dealer_website (RESULTS-023)', () => {
	expect(siteFilters({ ...site, sold_after: 1_795_000_000 })).toEqual([
		{ field: 'dealer', values: ['coast-motors'] },
		{ field: 'show_on_dealer_website', values: ['true'] },
		{ any: [available, { field: 'sold_date_timestamp', min: 1_795_000_000, max: null }] },
	]);
});

test('a dealer that lists no sold vehicles excludes them', () => {
	expect(siteFilters(site)).toContainEqual(available);
});

test('the selection of the dealer is combined with that of its manufacturer (RESULTS-020)', () => {
	const filter = { price: { min: 5000 }, certified: true };
	expect(siteFilters({ ...site, manufacturer: 'Toyota', filter }).slice(-2)).toEqual([
		{
			any: [
				{ field: 'make', values: ['Toyota'] },
				{ field: 'car_type', values: ['used'] },
			],
		},
		{
			all: [
				{ field: 'certified', values: ['true'] },
				{ field: 'price', min: 5000, max: null },
			],
		},
	]);
});

const now = new Date('2026-11-21T00:00:00.001Z');

test.each([
	{ days: 0, after: null },
	{ days: 3, after: Date.UTC(2026, 10, 18) / 1000 + 1 },
])('$days days of sold vehicles begin at $after', ({ days, after }) => {
	expect(soldAfter(days, now)).toBe(after);
});
