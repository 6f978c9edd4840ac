import { expect, test } from 'vitest';
import { baseFilters, soldAfter } from './base-filter.ts';

const site = { dealer: 'coast-motors', manufacturer: null, filter: null, sold_after: null };

test('searches of a site go by status, sold date and show_on_dealer_website (RESULTS-023)', () => {
	expect(baseFilters({ ...site, sold_after: 1_795_000_000 })).toEqual([
		'dealer = "coast-motors"',
		'show_on_dealer_website = true',
		'status IN ["in_stock", "coming_soon"] OR sold_date_timestamp >= 1795000000',
	]);
});

test('a dealer that lists no sold vehicles asks for none', () => {
	expect(baseFilters(site)).toContain('status IN ["in_stock", "coming_soon"]');
});

test('the filter of the dealer is combined with that of its manufacturer (RESULTS-020)', () => {
	expect(
		baseFilters({ ...site, manufacturer: 'Toyota', filter: 'price > 5000 OR certified = true' }).slice(-2),
	).toEqual(['make = "Toyota" OR car_type = "used"', 'price > 5000 OR certified = true']);
});

const now = new Date('2026-11-21T00:00:00.001Z');

test.each([
	{ days: 0, after: null },
	{ days: 3, after: Date.UTC(2026, 10, 18) / 1000 + 1 },
])('$days days of sold vehicles begin at $after', ({ days, after }) => {
	expect(soldAfter(days, now)).toBe(after);
});
