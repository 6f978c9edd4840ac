import { describe, expect, test } from 'vitest';
import type { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { type aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { vehiclePageOf } from '../../../../tests/fixtures/sites/vehicle-page.ts';
import { STANDARD_DISCLAIMER } from '../../../domain/finance/estimate/standard-texts.ts';

type Fields = Parameters<typeof aVehicle>[0];
type Options = Parameters<typeof aParsedDealer>[0];

const SOLD = { status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 } as const;

describe('the offer', () => {
	const market = (data: object, market_price: object = {}) =>
		vehiclePageOf({ price: 19_500, autograb_data: data }, { features: { market_price } }).market;

	test('a price below the market names the average, its source and its month (VDP-062, resolution 67)', () => {
		expect(market({ state_average_market_price: 20_000, source: 'Price guide', month: '2026-10' })).toEqual({
			text: 'Below market average',
			source: 'State average $20,000, Price guide, October 2026.',
		});
	});

	test('an average without source or month is not shown', () => {
		expect(market({ state_average_market_price: 20_000 })).toBeNull();
		expect(market({ state_average_market_price: 20_000 }, { source: 'Price guide' })).toBeNull();
	});

	test('the dealer’s options give source and month where its feed does not (resolution 67)', () => {
		const own = { source: 'Southern Price Guide', month: '2026-09' };
		expect(market({ state_average_market_price: 20_000 }, own)?.source).toBe(
			'State average $20,000, Southern Price Guide, September 2026.',
		);
		expect(
			market({ average_market_price: 20_000, source: 'Other guide', month: '2026-10' }, own)?.source,
		).toBe('National average $20,000, Other guide, October 2026.');
	});

	test.each<{ name: string; fields: Fields; is: boolean }>([
		{ name: 'a certified Toyota', fields: { certified: true }, is: true },
		{ name: 'a vehicle that is not certified', fields: { certified: false }, is: false },
		{ name: 'another make', fields: { certified: true, make: 'Kia' }, is: false },
		{ name: 'a sold one', fields: { certified: true, ...SOLD }, is: false },
	])('$name has the badge: $is (VDP-064)', ({ fields, is }) => {
		const on = vehiclePageOf(fields, { features: { toyota_certified: { text: 'Checked.' } } });

		expect(on.certified !== null).toBe(is);
		expect(vehiclePageOf(fields).certified).toBeNull();
	});

	const LENDER = {
		...{ interestRate: 8.49, comparisonRate: 9.36, paymentWeek: 189 },
		disclaimer: 'The lender’s terms.',
	};
	const estimate = (figures: object = {}, finance: object = {}) =>
		vehiclePageOf(
			{ price: 42_990, price_type: 'drive_away', finance_lenders: { manual: { ...LENDER, ...figures } } },
			{ finance: { provider: 'manual', ...finance } },
		).estimate;

	test('an estimate has three equal figures, and the warning in plain text (resolution 220)', () => {
		expect(estimate()?.figures).toEqual([
			{ label: 'Estimated repayment', value: '$189', per: 'a week' },
			{ label: 'Interest rate', value: '8.49%', per: 'p.a.' },
			{ label: 'Comparison rate', value: '9.36%', per: 'p.a.' },
		]);
		expect(estimate()?.conditions).toMatch(/5-year term.*\$30,000.*WARNING: /);
		expect(estimate()?.disclaimer).toContain(`The lender’s terms. ${STANDARD_DISCLAIMER}`);
		expect(vehiclePageOf().estimate).toBeNull();
	});

	test('an estimate of another lender has that lender’s repayment and disclaimer (CONFIG-007)', () => {
		const figures = { interestRate: 7.99, comparisonRate: 8.8, paymentWeek: 185 };
		const shown = (provider: string) => {
			const { figures: [repayment] = [], disclaimer } =
				vehiclePageOf(
					{
						...{ price: 42_990, price_type: 'drive_away' },
						finance_lenders: { manual: LENDER, angle: { ...figures, disclaimer: 'Angle’s terms.' } },
					} as Fields,
					{ finance: { provider } } as Options,
				).estimate ?? {};
			return [repayment?.value, disclaimer];
		};
		expect(shown('manual')).toEqual(['$189', `The lender’s terms. ${STANDARD_DISCLAIMER}`]);
		expect(shown('angle')).toEqual(['$185', `Angle’s terms. ${STANDARD_DISCLAIMER}`]);
		expect(shown('powertorque')).toEqual([undefined, undefined]);
	});

	test('the disclaimer fits the figure: the lender’s text beside its own repayment, not beside one with fees (FINANCE-013)', () => {
		const disclaimer = 'Latrobe, Australian Credit Licence 392201.';
		const own = { paymentWeek: 203, disclaimer: 'Repayments leave out fees.' };
		expect(estimate(own, { disclaimer })?.disclaimer).toBe(
			`Repayments leave out fees. ${disclaimer} ${STANDARD_DISCLAIMER}`,
		);
		expect(estimate(own, { provider: 'taurus', disclaimer })).toBeNull();
		const withFees = (finance: object, options: object = {}) =>
			vehiclePageOf(
				{
					...{ price: 42_990, price_type: 'drive_away', year: 2024 },
					finance_lenders: { manual: { ...LENDER, ...own }, taurus: { ...LENDER, ...own } },
				},
				{ finance: { provider: 'manual', ...finance }, ...options },
			).estimate?.disclaimer;
		expect(withFees({ provider: 'taurus', disclaimer })).toBe(
			`The repayment includes the lender’s fees. ${disclaimer} ${STANDARD_DISCLAIMER}`,
		);
		const loan_terms = {
			fees: { establishment: 395 },
			comparison_rate: 10,
			disclaimer: 'A fee of $395 applies.',
		};
		expect(withFees({ disclaimer }, { loan_terms })).toBe(
			`The repayment includes the lender’s fees. ${disclaimer} A fee of $395 applies.`,
		);
	});

	test.each<[figures: object, finance: object, words: string | null]>([
		[{}, {}, ', 5-year term, no deposit, $0 final payment.'],
		[
			{ termYears: 7, deposit: 4000, balloon: 9000 },
			{},
			', 7-year term, $4,000 deposit, $9,000 final payment.',
		],
		[{ termYears: 4 }, {}, ', 4-year term, no deposit, $0 final payment.'],
		[
			{ termYears: 4 },
			{ assumed_loan: { years: 5, deposit: 2000, final_payment: 8000 } },
			', 4-year term, $2,000 deposit, $8,000 final payment.',
		],
		[{ termYears: 5.5 }, {}, ', 66-month term, no deposit, $0 final payment.'],
		[{ termYears: 0 }, {}, null],
		[{ deposit: 42_990 }, {}, null],
		[{ balloon: 50_000 }, {}, null],
	])('a lender with %j, a dealer with %j: %s (VDP-025)', (figures, finance, words) => {
		const box = estimate(figures, finance);
		if (words === null) expect(box).toBeNull();
		else
			expect(box?.conditions).toContain(`Estimate for approved applicants: secured loan${words} Comparison`);
	});

	test('the link of the estimate names the vehicle, as the button does (FINANCE-008)', () => {
		const fields = {
			finance_lenders: { manual: { interestRate: 8.49, comparisonRate: 9.36, paymentWeek: 189 } },
		};
		const linkOf = (over: Fields, options: Options = {}) =>
			vehiclePageOf({ ...fields, ...over }, { finance: { provider: 'manual' }, lead_api: '/api', ...options })
				.estimate?.link;
		const hrefOf = (...made: Parameters<typeof linkOf>) => linkOf(...made)?.href;

		expect(hrefOf({})).toMatch(
			/^\/finance\?preferredDealership=.+&vehiclePriceBudget=52990&car_id=1&car_type=used#finance-form$/,
		);
		expect(hrefOf({ finance_url: 'https://lender.example/this-one' })).toBe(
			'https://lender.example/this-one',
		);
		expect(hrefOf({}, { lead_api: null })).toBeUndefined();
		const buttons = { labels: { finance: 'Finance Enquiry' as const } };
		expect(linkOf({}, { buttons })?.label).toBe('Finance Enquiry');
	});

	test('the heading of the enquiry is one line, with or without a price', () => {
		const textOf = (over: Fields) =>
			vehiclePageOf({ stocknum: 'S1', ...over }, { lead_api: '/api' }).lead?.about.text;

		expect(textOf({})).toBe('$52,990 drive away, stock S1');
		expect(textOf({ price: null })).toBe('Enquire for price, stock S1');
	});
});
