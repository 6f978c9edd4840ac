import { describe, expect, test } from 'vitest';
import {
	DEFAULT_SOLD_DAYS,
	isListed,
	listedUntil,
	pageState,
	pageUntil,
	type Sellable,
} from './visibility.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

const sellable = (fields: Partial<Sellable> = {}): Sellable => ({
	status: 'in_stock',
	sold: false,
	show_on_dealer_website: true,
	sold_date_timestamp: null,
	updated_at: null,
	...fields,
});

/** A vehicle sold some time before now, in milliseconds. */
const soldBefore = (ms: number, fields: Partial<Sellable> = {}) =>
	sellable({ status: 'sold', sold_date_timestamp: (NOW.getTime() - ms) / 1000, ...fields });

describe('which vehicles lists show (SOLD-005 to SOLD-008)', () => {
	test.each([
		{ name: 'in stock', vehicle: sellable(), expected: true },
		{ name: 'coming soon', vehicle: sellable({ status: 'coming_soon' }), expected: true },
		{
			name: 'in stock, hidden by the dealer',
			vehicle: sellable({ show_on_dealer_website: false }),
			expected: false,
		},
		{ name: 'withdrawn', vehicle: sellable({ status: 'withdrawn' }), expected: false },
		{ name: 'in stock with the sold mark', vehicle: sellable({ sold: true }), expected: false },
		{ name: 'sold without a date', vehicle: sellable({ status: 'sold' }), expected: false },
		{ name: 'sold an hour ago', vehicle: soldBefore(60 * MINUTE_MS), expected: true },
		{
			name: 'sold an hour ago, hidden by the dealer',
			vehicle: soldBefore(60 * MINUTE_MS, { show_on_dealer_website: false }),
			expected: false,
		},
		{
			name: 'in stock again with an old sold date',
			vehicle: soldBefore(90 * DAY_MS, { status: 'in_stock' }),
			expected: true,
		},
	])('$name: $expected', ({ vehicle, expected }) => {
		expect(isListed(vehicle, DEFAULT_SOLD_DAYS, NOW)).toBe(expected);
	});

	test.each([
		{ soldDays: 1, late: 0, expected: true },
		{ soldDays: 1, late: 1, expected: false },
		{ soldDays: 3, late: -1, expected: true },
		{ soldDays: 3, late: 0, expected: true },
		{ soldDays: 3, late: 1, expected: false },
		{ soldDays: 4, late: -1, expected: true },
		{ soldDays: 4, late: 0, expected: true },
		{ soldDays: 4, late: 1, expected: false },
	])(
		'sold $soldDays days and $late ms ago, listed for $soldDays days: $expected',
		({ soldDays, late, expected }) => {
			const vehicle = sellable({ status: 'sold', sold_date_timestamp: 1_760_000_000 });
			const now = new Date(1_760_000_000_000 + soldDays * DAY_MS + late);
			expect(isListed(vehicle, soldDays, now)).toBe(expected);
			expect(now.getTime() <= listedUntil(1_760_000_000, soldDays)).toBe(expected);
		},
	);

	test('a dealer who lists sold vehicles for 0 days lists none, not even at the moment of sale', () => {
		expect(isListed(soldBefore(0), 0, NOW)).toBe(false);
		expect(isListed(soldBefore(0), 3, NOW)).toBe(true);
	});

	test('sold vehicles are listed for 3 days by default', () => {
		expect(DEFAULT_SOLD_DAYS).toBe(3);
	});
});

describe("the status of a vehicle's address (resolution 58)", () => {
	test.each([
		{ name: 'in stock', vehicle: sellable(), expected: 'page' },
		{
			name: 'hidden by the dealer',
			vehicle: sellable({ show_on_dealer_website: false }),
			expected: 'absent',
		},
		{
			name: 'sold and hidden by the dealer',
			vehicle: soldBefore(DAY_MS, { show_on_dealer_website: false }),
			expected: 'absent',
		},
		{ name: 'sold 10 days ago, long out of the lists', vehicle: soldBefore(10 * DAY_MS), expected: 'page' },
		{ name: 'sold 14 days ago', vehicle: soldBefore(14 * DAY_MS), expected: 'page' },
		{ name: 'sold 14 days and a millisecond ago', vehicle: soldBefore(14 * DAY_MS + 1), expected: 'gone' },
		{
			name: 'sold without a date, changed 14 days ago',
			vehicle: sellable({ status: 'sold', updated_at: '2026-11-06T02:00:00.000Z' }),
			expected: 'page',
		},
		{
			name: 'sold without a date, changed 14 days and a millisecond ago',
			vehicle: sellable({ status: 'sold', updated_at: '2026-11-06T01:59:59.999Z' }),
			expected: 'gone',
		},
		{ name: 'sold without any date', vehicle: sellable({ status: 'sold' }), expected: 'page' },
		{
			name: 'sold 20 days ago, changed yesterday: the sale counts',
			vehicle: soldBefore(20 * DAY_MS, { updated_at: '2026-11-19T02:00:00.000Z' }),
			expected: 'gone',
		},
	])('$name: $expected', ({ vehicle, expected }) => {
		expect(pageState(vehicle, DEFAULT_SOLD_DAYS, NOW)).toBe(expected);
	});

	test('a vehicle that is still listed has its page', () => {
		expect(pageState(soldBefore(20 * DAY_MS), 20, NOW)).toBe('page');
		expect(pageState(soldBefore(20 * DAY_MS + 1), 20, NOW)).toBe('gone');
	});

	test('the page of a sold vehicle ends at a known time; others have no end', () => {
		expect(pageUntil(soldBefore(0), DEFAULT_SOLD_DAYS)).toBe(NOW.getTime() + 14 * DAY_MS);
		expect(pageUntil(soldBefore(0), 20)).toBe(NOW.getTime() + 20 * DAY_MS);
		expect(pageUntil(soldBefore(90 * DAY_MS, { status: 'in_stock' }), DEFAULT_SOLD_DAYS)).toBeNull();
	});
});
