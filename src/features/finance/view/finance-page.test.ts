import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../../domain/content/content.ts';
import { FINANCE_CALCULATOR_PATHS } from '../../../paths/paths.ts';
import { openContext } from '../../../site/open/open-context.ts';
import { openSite } from '../../../site/open/open-site.ts';
import { calculatorOf } from '../embed/calculator-of.ts';
import { calculatorAddress } from '../embed/finance-addresses.ts';
import { financeContent } from './finance-page.ts';

function contextWith(options: Parameters<typeof aParsedDealer>[0]) {
	const dealer = aParsedDealer({ finance: { provider: 'manual' }, ...options });
	return openContext(openSite(dealer, [], new Map(), NOW, NO_CONTENT), new Set(FINANCE_CALCULATOR_PATHS));
}

test.each([
	[
		'on the network’s site where the dealer has one',
		'https://brand.example',
		'https://brand.example/finance/car-loan-calculator',
	],
	['on the own site, with the vehicle and its price', null, '/finance?vehiclePriceBudget=25000&car_id=7'],
])('FINANCE-009: a vehicle’s link to the whole calculator is %s', (_, brand_base_domain, address) => {
	const context = contextWith({ brand_base_domain });
	const calculator = calculatorOf(context, {
		dealership: context.site.dealer.dealerships[0],
		noun: 'car',
		isCompact: true,
		known: { price: 25_000 },
		about: { car_id: '7' },
	});
	expect(calculator?.ways.whole).toBe(address);
});

test('FINANCE-009: links with figures also lead to the network’s calculator', () => {
	const link = (brand_base_domain: string | null) => calculatorAddress(contextWith({ brand_base_domain }));
	expect(link('https://brand.example')).toBe('https://brand.example/finance/car-loan-calculator');
	expect(link(null)).toBe('/finance');
});

test('a finance page without a calculator is not titled as one', () => {
	const titleWith = (loan_terms: object) =>
		financeContent('/finance', contextWith({ loan_terms })).meta.title;
	expect(titleWith({})).toMatch(/^Car finance calculator, /);
	expect(titleWith({ holds_from: '2020-01-01', ends: '2020-02-01' })).toMatch(/^Finance, /);
});

test('the data of the calculator has the dealerships with other terms, and those whose terms have ended', () => {
	const dealerships = [
		{ id: 1, slug: 'north', name: 'North' },
		{ id: 2, slug: 'dear', name: 'Dear', loan_terms: { comparison_rate: 12 } },
		{ id: 3, slug: 'ended', name: 'Ended', loan_terms: { holds_from: '2020-01-01', ends: '2020-02-01' } },
	];
	const context = contextWith({ dealerships });
	const calculator = calculatorOf(context, { dealership: context.site.dealer.dealerships[0], noun: 'car' });
	expect(calculator?.termsByDealership).toEqual({
		dear: expect.objectContaining({ comparison_rate: 12 }),
		ended: null,
	});
});
