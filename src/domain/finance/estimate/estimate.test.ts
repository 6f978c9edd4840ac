import { describe, expect, test } from 'vitest';
import { FIGURES, type Tested, weekly, YEAR } from '../../../../tests/fixtures/finance/financed-vehicle.ts';
import { FINANCE_PROVIDERS, type FinanceProvider, LENDERS } from '../providers.ts';
import type { LenderFigures } from './estimate.ts';

/** A change that removes the estimate of a lender that states it by the week. */
const WEEKLY_RULE: [Partial<Tested>, Partial<LenderFigures>][] = [
	[{ price: 500 }, {}],
	[{}, { paymentWeek: null }],
];

describe.each(FINANCE_PROVIDERS)('an estimate of %s', (provider) => {
	test('is shown', () => {
		expect(weekly(provider)).toBeGreaterThan(0);
	});

	test.each<[name: string, differences: Partial<Tested>, figures?: Partial<LenderFigures>]>([
		['FINANCE-042: the vehicle has no finance data of the lender', { finance_lenders: {} }],
		['FINANCE-042: only another lender has', { finance_lenders: { other: FIGURES } }],
		['FINANCE-042: the interest rate is not known', {}, { interestRate: null }],
		['FINANCE-042: the comparison rate is not known', {}, { comparisonRate: null }],
		['FINANCE-043: it is a Suzuki', { make: 'SUZUKI' }],
		['FINANCE-045 to FINANCE-051: it is sold', { status: 'sold' }],
		['FINANCE-045 to FINANCE-051: it is marked sold', { sold: true }],
		['resolution 137: it is coming soon', { status: 'coming_soon' }],
		['FINANCE-052: it costs $500', { price: 500 }],
		['FINANCE-052: its offer is $500', { price: 30_000, offer_price: 500 }],
		['it has no price', { price: null }],
		['it is unknown what its price includes (resolution 211)', { price_type: null }],
		['its price is on application', { price_type: 'on_application' }],
	])('is not shown where %s', (_, differences, figures) => {
		expect(weekly(provider, differences, figures)).toBeNull();
	});

	test('FINANCE-052: is shown at $501', () => {
		expect(weekly(provider, { price: 501 })).toBeGreaterThan(0);
	});

	test('FINANCE-043: is not shown on the site of a Suzuki dealer (resolution 139)', () => {
		expect(weekly(provider, {}, {}, { manufacturer: 'Suzuki' })).toBeNull();
		expect(weekly(provider, {}, {}, { manufacturer: 'Toyota' })).toBeGreaterThan(0);
	});

	test('FINANCE-044: is not shown for a dealership that is left out', () => {
		expect(weekly(provider, {}, {}, { exclude_dealerships: ['southport', 'newstead'] })).toBeNull();
		expect(weekly(provider, {}, {}, { exclude_dealerships: ['southport'] })).toBeGreaterThan(0);
		expect(weekly(provider, { dealership_slug: null }, {}, { exclude_dealerships: [''] })).toBeGreaterThan(0);
	});
});

test.each<
	[
		clause: string,
		lender: string,
		provider: FinanceProvider,
		breaks: [Partial<Tested>, Partial<LenderFigures>][],
	]
>([
	['FINANCE-046', '360 Finance needs a vehicle in stock', '360_finance', []],
	['FINANCE-047', 'AusLoans needs a vehicle in stock', 'ausloans', []],
	[
		'FINANCE-048',
		'a manual lender needs a vehicle in stock, above $500, with a weekly payment',
		'manual',
		WEEKLY_RULE,
	],
	['FINANCE-049', 'Angle needs a vehicle in stock, above $500, with a weekly payment', 'angle', WEEKLY_RULE],
	[
		'FINANCE-050',
		'Powertorque needs a vehicle in stock, above $500, with a weekly payment',
		'powertorque',
		WEEKLY_RULE,
	],
])('%s: for an estimate %s', (_clause, _lender, provider, breaks) => {
	expect(weekly(provider)).toBeGreaterThan(0);
	for (const [differences, figures] of [[{ status: 'sold' }, {}] as const, ...breaks])
		expect(weekly(provider, differences, figures), JSON.stringify([differences, figures])).toBeNull();
});

describe('a lender’s own rule', () => {
	test.each<{ provider: FinanceProvider; figures: Partial<LenderFigures>; expected: number | null }>([
		{ provider: 'manual', figures: { paymentWeek: null }, expected: null },
		{ provider: 'angle', figures: { paymentWeek: null }, expected: null },
		{ provider: 'powertorque', figures: { paymentWeek: null }, expected: null },
		{ provider: 'manual', figures: { paymentWeek: 0 }, expected: null },
		{ provider: 'manual', figures: { paymentMonth: null }, expected: 99 },
		{ provider: 'nissan_finance', figures: { paymentMonth: null }, expected: null },
		{ provider: 'nissan_finance', figures: { paymentWeek: null }, expected: 99 },
		{ provider: '360_finance', figures: { paymentMonth: null }, expected: 99 },
		{ provider: '360_finance', figures: { paymentWeek: null, paymentMonth: 500 }, expected: 115 },
		{ provider: 'ausloans', figures: { paymentWeek: null, paymentMonth: 500 }, expected: 115 },
		{ provider: 'ausloans', figures: { paymentWeek: null, paymentMonth: null }, expected: 142 },
		{ provider: 'taurus', figures: { paymentWeek: null, paymentMonth: null }, expected: 142 },
	])(
		'FINANCE-045 to FINANCE-051: $provider with $figures gives $expected',
		({ provider, figures, expected }) => {
			expect(weekly(provider, {}, figures)).toBe(expected);
		},
	);

	test.each([
		{ name: '12 years old', year: YEAR - 12, isShown: true },
		{ name: '13 years old', year: YEAR - 13, isShown: false },
		{ name: 'of next year', year: YEAR + 1, isShown: true },
		{ name: 'of unknown age', year: null, isShown: false },
	])('FINANCE-045, FINANCE-053: Taurus and a vehicle $name', ({ year, isShown }) => {
		expect(weekly('taurus', { year }) !== null).toBe(isShown);
		expect(weekly('angle', { year })).toBe(99);
	});
});

test('the provider a dealer chose decides the estimate and the bounds of the calculator (CONFIG-007)', () => {
	const figures = { paymentWeek: 98.6, paymentMonth: 300 };
	const shown = (provider: FinanceProvider) => [
		weekly(provider, {}, figures),
		LENDERS[provider].interest_rate.min,
		LENDERS[provider].lowest_price,
	];
	expect(shown('manual')).toEqual([99, 0.5, 1000]);
	expect(shown('angle')).toEqual([99, 7.5, 5000]);
	expect(shown('taurus')).toEqual([expect.toSatisfy((sum: number) => sum > 100), 4, 1000]);
});
