import { describe, expect, test } from 'vitest';
import { displayedPrice, listedAmount, type PricedVehicle } from '../price/price.ts';
import {
	type EstimateSettings,
	type FinancedVehicle,
	financeEstimate,
	type LenderFigures,
} from './estimate.ts';
import { FINANCE_PROVIDERS, type FinanceProvider, LENDERS } from './providers.ts';

const YEAR = 2026;
const NO_FIGURES: LenderFigures = {
	interestRate: null,
	comparisonRate: null,
	paymentWeek: null,
	paymentMonth: null,
	termYears: null,
	deposit: null,
	balloon: null,
};
const FIGURES: LenderFigures = {
	interestRate: 7.49,
	comparisonRate: 8.6,
	paymentWeek: 98.6,
	paymentMonth: 430,
	termYears: null,
	deposit: null,
	balloon: null,
};

const SETTINGS: EstimateSettings = {
	provider: 'manual',
	exclude_dealerships: [],
	manufacturer: null,
	assumed_loan: { years: 5, deposit: 0, final_payment: 0 },
};

type Tested = FinancedVehicle & PricedVehicle;

/** The listed price that the page of a vehicle shows. */
const priceOf = (tested: Tested) =>
	listedAmount(
		displayedPrice(tested, {
			subscription_offered: false,
			no_price_text: '',
			default_price_types: { new: 'drive_away', demo: 'drive_away', used: null },
		}),
	);

/** A vehicle that every lender takes, with some of it different. */
function vehicle(differences: Partial<Tested> = {}): Tested {
	return {
		make: 'Toyota',
		year: 2022,
		status: 'in_stock',
		sold: false,
		price: 30_000,
		offer_price: null,
		before_price: null,
		subscription_price: null,
		preorder: false,
		price_type: 'drive_away',
		car_type: 'used',
		dealership_slug: 'newstead',
		finance_lenders: Object.fromEntries(FINANCE_PROVIDERS.map((provider) => [provider, FIGURES])),
		...differences,
	};
}

const estimateOf = (tested: Tested, settings: EstimateSettings = SETTINGS) =>
	financeEstimate(tested, priceOf(tested), settings, YEAR);

const weekly = (
	provider: FinanceProvider,
	differences: Partial<Tested> = {},
	figures: Partial<LenderFigures> = {},
	settings: Partial<EstimateSettings> = {},
) =>
	estimateOf(vehicle({ finance_lenders: { [provider]: { ...FIGURES, ...figures } }, ...differences }), {
		...SETTINGS,
		provider,
		...settings,
	})?.weekly ?? null;

/** What takes an estimate away from lenders that state it by the week. */
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
		['FINANCE-042: another lender has', { finance_lenders: { other: FIGURES } }],
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
	['FINANCE-046', '360 Finance needs it in stock', '360_finance', []],
	['FINANCE-047', 'AusLoans needs it in stock', 'ausloans', []],
	[
		'FINANCE-048',
		'a manual lender needs it in stock, above $500, with a weekly payment',
		'manual',
		WEEKLY_RULE,
	],
	['FINANCE-049', 'Angle needs it in stock, above $500, with a weekly payment', 'angle', WEEKLY_RULE],
	[
		'FINANCE-050',
		'Powertorque needs it in stock, above $500, with a weekly payment',
		'powertorque',
		WEEKLY_RULE,
	],
])('%s: for an estimate of a vehicle %s', (_clause, _lender, provider, breaks) => {
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

describe('the figures', () => {
	test.each([
		[98.4, 98],
		[98.49, 98],
		[98.5, 99],
		[98.6, 99],
	])('FINANCE-057: %s a week is $%i', (paymentWeek, expected) => {
		expect(weekly('manual', {}, { paymentWeek })).toBe(expected);
	});

	test('resolution 22: a monthly payment is 12 of 52 of it a week', () => {
		expect(weekly('nissan_finance', {}, { paymentMonth: 433.33 })).toBe(100);
	});

	test('resolution 136: Taurus is worked out from the shown price and the comparison rate over five years', () => {
		expect(
			weekly('taurus', { price: 30_000, offer_price: 26_000 }, { interestRate: 0, comparisonRate: 0 }),
		).toBe(100);
		expect(weekly('taurus', { price: 30_000 }, { comparisonRate: 8.6 })).toBe(142);
	});

	test.each([
		[{ termYears: 4, termMonths: 60 }, 4],
		[{ termMonths: 66 }, 5.5],
		[{ termWeeks: 156 }, 3],
		[{}, 5],
	])('FINANCE-016: a lender that states %j lends over %d years', (stated, years) => {
		const tested = vehicle({ finance_lenders: { manual: { ...FIGURES, ...stated } } });
		expect(financeEstimate(tested, 30_000, SETTINGS, YEAR)?.loan.years).toBe(years);
	});

	// 260 repayments of $98.60 are $25,636.
	test.each([
		['no total', {}, 99],
		['a total of 0, which is none', { totalPayable: 0 }, 99],
		['the total of its repayments', { totalPayable: 25_636 }, 99],
		['a total rounded with its repayments', { totalPayable: 25_740 }, 99],
		['a total with the deposit', { totalPayable: 29_636, deposit: 4000 }, 99],
		['a total with the establishment fees', { totalPayable: 26_986, establishmentFees: 1350 }, 99],
		[
			'a total with the establishment fees and the deposit',
			{ totalPayable: 30_986, establishmentFees: 1350, deposit: 4000 },
			99,
		],
		['a total with an account fee of $8 a month', { totalPayable: 26_116 }, 99],
		['a total with more than the fees of its comparison rate', { totalPayable: 26_900 }, null],
		[
			'a total with fees above its repayments that no rate holds',
			{ totalPayable: 26_116, comparisonRate: 7.49 },
			null,
		],
		['a total with an account fee of $8 a month over 7 years', { totalPayable: 36_562, termYears: 7 }, 99],
		['a total with the balloon', { totalPayable: 30_636, balloon: 5000 }, 99],
		['a total above that', { totalPayable: 27_000 }, null],
		['a total below that', { totalPayable: 24_000 }, null],
		['the name it is listed under', { financeProvider: 'Manual' }, 99],
		['a company’s name', { financeProvider: 'Example Finance Pty Ltd' }, 99],
		['another lender’s name', { financeProvider: '360 Finance' }, null],
	])('resolution 225: of a lender that states %s pages show $%s a week', (_, stated, shown) => {
		expect(weekly('manual', {}, stated)).toBe(shown);
	});

	test('resolution 225: a total is not compared with a repayment that is worked out here', () => {
		expect(weekly('taurus', {}, { totalPayable: 1 })).toBe(142);
	});

	test('FINANCE-057: whole dollars are those of the repayment in cents, $58.50 of $58.4989', () => {
		expect(weekly('taurus', { price: 11_490 }, { interestRate: 10.45, comparisonRate: 11.76 })).toBe(59);
	});

	test('a comparison rate below the interest rate makes no repayment cheaper than the interest rate does', () => {
		const rates = { interestRate: 10, comparisonRate: 5 };
		expect(weekly('taurus', {}, rates)).toBe(weekly('taurus', {}, { ...rates, comparisonRate: 10 }));
	});

	test('an estimate has both rates, and the month’s payment where that is what the lender says', () => {
		expect(estimateOf(vehicle())).toEqual({
			...{ provider: 'manual', weekly: 99, monthly: null },
			...{ interest_rate: 7.49, comparison_rate: 8.6, is_computed: false },
			loan: { years: 5, deposit: 0, final_payment: 0 },
		});
		expect(estimateOf(vehicle(), { ...SETTINGS, provider: 'nissan_finance' })?.monthly).toBe(430);
	});

	test('the loan is the lender’s own for its own payment, and five years with nothing down for one worked out (VDP-025)', () => {
		const own = { termYears: 7, deposit: 4000, balloon: 9000 };
		const loan = (provider: FinanceProvider, figures: Partial<LenderFigures> = {}) =>
			estimateOf(vehicle({ finance_lenders: { [provider]: { ...FIGURES, ...own, ...figures } } }), {
				...SETTINGS,
				provider,
			})?.loan;
		const ofLender = { years: 7, deposit: 4000, final_payment: 9000 };
		expect(loan('manual')).toEqual(ofLender);
		expect(loan('nissan_finance')).toEqual(ofLender);
		expect(loan('taurus')).toEqual({ years: 5, deposit: 0, final_payment: 0 });
		expect(loan('ausloans', { paymentWeek: null })).toEqual(ofLender);
		expect(loan('ausloans', { paymentWeek: null, paymentMonth: null })).toEqual({
			years: 5,
			deposit: 0,
			final_payment: 0,
		});
	});

	test('a name every object has is no lender’s', () => {
		const figures = Object.create({ manual: FIGURES });
		expect(estimateOf(vehicle({ finance_lenders: figures }))).toBeNull();
		expect(weekly('manual', {}, NO_FIGURES)).toBeNull();
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
