import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { openContext } from '../../../site/open-context.ts';
import { openSite } from '../../../site/open-site.ts';
import { vehicleContent } from '../view.ts';

type Fields = Parameters<typeof aVehicle>[0];
type Options = Parameters<typeof aParsedDealer>[0];

/** The page of a vehicle at an invented dealer. */
function pageOf(fields: Fields = {}, options: Options = {}) {
	const vehicle = aVehicle({ id: '1', ...fields });
	const site = openSite(aParsedDealer(options), [vehicle], new Map(), NOW);
	const context = openContext(site, new Set(['/search/new-used-and-demo-cars', '/pages/terms']));
	return vehicleContent(vehicle, [], context).data;
}

const everyAction = (page: ReturnType<typeof pageOf>) =>
	[...page.actions.buttons, ...page.actions.rows].map(({ name }) => name);
const labelOf = (page: ReturnType<typeof pageOf>, name: string) =>
	[...page.actions.buttons, ...page.actions.rows].find((action) => action.name === name)?.label;

const RESERVE = { terms_page: '/pages/terms' };
const SOLD = { status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 } as const;

describe('the actions of a vehicle', () => {
	test.each<{ name: string; fields?: Fields; options?: Options; action: string; is: boolean }>([
		{ name: 'reserving without a checkout (RESERVE-004)', action: 'reserve', is: false },
		{ name: 'reserving with one', options: { features: { reserve: RESERVE } }, action: 'reserve', is: true },
		{
			name: 'reserving what is reserved (resolution 46)',
			fields: { reserved: true },
			options: { features: { reserve: RESERVE } },
			action: 'reserve',
			is: false,
		},
		{ name: 'a history report without a file (VDPACT-019)', action: 'history_report', is: false },
		{
			name: 'a history report with one',
			fields: { file: 'https://reports.example/1.pdf' },
			action: 'history_report',
			is: true,
		},
		{ name: 'payment methods without any', action: 'payment_methods', is: false },
		{
			name: 'payment methods with some (VDPACT-011)',
			fields: { payment_processors: ['visa'] },
			action: 'payment_methods',
			is: true,
		},
		{ name: 'finance without a page for it', action: 'finance', is: false },
		{
			name: 'an offer where none is taken',
			options: { features: { make_offer: false } },
			action: 'make_offer',
			is: false,
		},
		{
			name: 'an offer where one is',
			options: { features: { make_offer: {} } },
			action: 'make_offer',
			is: true,
		},
		{ name: 'a trade-in before there is a form for it', action: 'trade_in', is: false },
		{
			name: 'asking, where the dealer wants none',
			options: { features: { enquiry: false } },
			action: 'enquire',
			is: false,
		},
	])('$name: $is', ({ fields, options, action, is }) => {
		expect(everyAction(pageOf(fields, options)).includes(action as never)).toBe(is);
	});

	test('with every form off the vehicle can still be called about', () => {
		const page = pageOf({}, { features: { enquiry: false, test_drive: false, make_offer: false } });

		expect(page.actions.buttons[0]).toMatchObject({ name: 'call', to: { href: 'tel:0755501234' } });
	});

	test('the vehicle’s finance page overrides the dealer’s (FINANCE-011, resolution 80)', () => {
		const finance = { provider: 'manual' as const, external_url: 'https://lender.example/apply' };
		const linked = (fields: Fields) =>
			pageOf(fields, { finance }).actions.rows.find(({ name }) => name === 'finance')?.to;

		expect(linked({})).toMatchObject({ href: 'https://lender.example/apply' });
		expect(linked({ finance_url: 'https://lender.example/this-one' })).toMatchObject({
			href: 'https://lender.example/this-one',
		});
	});

	test.each<{ fields: Fields; deposit?: number; label: string }>([
		{ fields: {}, label: 'Reserve Now $200' },
		{ fields: {}, deposit: 500, label: 'Reserve Now $500' },
		{ fields: { deposit_amount: 350 }, deposit: 500, label: 'Reserve Now $350' },
	])('$label (RESERVE-006, resolution 209)', ({ fields, deposit = 200, label }) => {
		expect(labelOf(pageOf(fields, { features: { reserve: { ...RESERVE, deposit } } }), 'reserve')).toBe(
			label,
		);
	});

	test.each([
		{ distribution_locations: ['2', '3'], is: false },
		{ distribution_locations: [], is: true },
	])(
		'printing with distribution locations $distribution_locations: $is (VDPACT-021)',
		({ distribution_locations, is }) => {
			const location = { id: '1', name: 'Yard', distribution_locations };
			const page = pageOf({ location }, { lead_api: '/api' });

			expect(page.actions.utilities.includes('print')).toBe(is);
			expect(page.actions.utilities.includes('pdf')).toBe(is);
		},
	);

	test('a vehicle is for sale where its location shares its stock (LOCATIONS-014)', () => {
		const location = {
			id: 1,
			name: 'Yard',
			slug: 'yard',
			address: { street: '1 A Street', city: 'Nerang', postcode: '4211' },
			distribution_locations: ['Nerang'],
		};
		const page = pageOf({ location_id: '1' }, { lead_api: '/api', locations: [location] });

		expect(page.actions.utilities).not.toContain('print');
		expect(page.actions.utilities).not.toContain('pdf');
	});

	test('a PDF sheet is offered only with a lead API (VDPACT-022)', () => {
		expect(pageOf({ slug: 'car-1' }).pdf).toBeNull();
		expect(pageOf({ slug: 'car-1' }, { lead_api: '/api' }).pdf).toBe('/api/cars/car-1.pdf');
	});

	test('every action that opens a dialog has one', () => {
		const page = pageOf(
			{ payment_processors: ['visa'] },
			{ features: { reserve: RESERVE, make_offer: {}, online_purchase: { used: true } } },
		);
		const wanted = [...page.actions.buttons, ...page.actions.rows].flatMap(({ to }) =>
			'dialog' in to ? [to.dialog] : [],
		);

		expect([...page.dialogs.map(({ id }) => id), 'payment-methods']).toEqual(expect.arrayContaining(wanted));
	});

	test.each([
		{ status: 'deposit_taken', message: 'A deposit has been taken on this car.', tag: 'DEPOSIT TAKEN' },
		{ status: 'withdrawn', message: 'Sorry, this car is no longer available.', tag: 'NO LONGER AVAILABLE' },
	])('a vehicle that is $status is not labelled sold', ({ status, message, tag }) => {
		const page = pageOf({ status });

		expect(page.soldMessage).toBe(message);
		expect(page.tag?.text).toBe(tag);
		expect(page.price).toBeNull();
	});

	test('the page of a sold vehicle has no actions to buy it', () => {
		const options: Options = {
			vehicle_page: {
				whats_included: ['Roadworthy certificate'],
				protect_your_car: ['Window tint'],
				why_buy_from_us: ['Family owned'],
			},
			features: { used_car_promises: { terms_page: '/pages/terms' } },
		};
		const fields = { dealercomments: 'Sit in it today.', car_type: 'used' } as const;

		expect(pageOf(fields, options).comments).toEqual([['Sit in it today.']]);
		expect(pageOf(fields, options).sections).toHaveLength(3);
		for (const dealercomments of ['Sit in it today.', null]) {
			const page = pageOf({ ...fields, dealercomments, ...SOLD }, options);
			expect(page.comments).toEqual([]);
			expect(page.sections).toEqual([]);
			expect(page.promises).toBeNull();
		}
	});

	test('a sold vehicle has one, and no price (SOLD-002)', () => {
		const page = pageOf(SOLD);

		expect(page.price).toBeNull();
		expect(page.soldMessage).toBe('Sorry, this car has been sold.');
		expect(everyAction(page)).toEqual(['similar']);
		expect(page.dialogs.map(({ message }) => message)).toEqual(['Can you please find me something similar?']);
		expect(page.estimate).toBeNull();
	});
});

describe('the ways to enquire', () => {
	test('a text message is offered to a mobile only', () => {
		const sms = (options: Options) => pageOf({}, options).dialogs[0]?.sms ?? null;

		expect(sms({})).toBeNull();
		expect(sms({ phones: { override: '0491 570 156' } })).toMatch(/^sms:0491570156\?body=/);
		expect(sms({ features: { instant_message: { number: '0491 570 157' } } })).toMatch(/^sms:0491570157/);
	});

	test.each([
		{ count: 0, is: true },
		{ count: 3, is: true },
		{ count: 4, is: false },
	])('with $count pictures more photos can be requested: $is (resolution 78)', ({ count, is }) => {
		const images = Array.from({ length: count }, (_, n) => ({
			image: { url: `https://images.example/${n}.jpg` },
		}));
		const page = pageOf({ images });

		expect(page.hasFewPictures).toBe(is);
		expect(page.dialogs.some(({ id }) => id === 'photos')).toBe(is);
	});
});

describe('a dealer’s promises and sections', () => {
	test('used vehicles have the promises, demos do not (VDP-044, resolution 64)', () => {
		const options = { features: { used_car_promises: { terms_page: '/pages/terms' } } };

		expect(pageOf({ car_type: 'used' }, options).promises?.items).toHaveLength(5);
		expect(pageOf({ car_type: 'demo' }, options).promises).toBeNull();
		expect(pageOf({ car_type: 'used' }).promises).toBeNull();
	});

	test.each<{ fields: Fields; missing: string[]; count: number }>([
		{ fields: { withheld_promises: ['full_service_history'] }, missing: ['Full service history'], count: 4 },
		{
			fields: { withheld_promises: ['Full service history', 'inspection'] },
			missing: ['Full service history', '90 point inspection'],
			count: 3,
		},
		{ fields: { item_type: 'caravan' }, missing: [], count: 0 },
		{ fields: { item_type: 'motorcycle' }, missing: [], count: 0 },
		{
			fields: {
				withheld_promises: [
					'warranty',
					'full_service_history',
					'background_check',
					'inspection',
					'roadside_assist',
				],
			},
			missing: [],
			count: 0,
		},
	])('a used vehicle with $fields has $count promises (VDP-045)', ({ fields, missing, count }) => {
		const options = { features: { used_car_promises: { terms_page: '/pages/terms' } } };
		const { promises } = pageOf({ car_type: 'used', ...fields }, options);

		expect(promises?.items.length ?? 0).toBe(count);
		for (const promise of missing) expect(promises?.items).not.toContain(promise);
	});

	test('the reservation states its time, its deposit and the refund (RESERVE-006 to RESERVE-009)', () => {
		const [section] = pageOf({}, { features: { reserve: RESERVE } }).sections;

		expect(section?.title).toBe('Reserve Online');
		expect(section?.text).toBe('Ask us to hold this one for 48 hours. The deposit is $200, 100% refundable.');
		expect(section?.items).toContain('Send your request: nothing is held and nothing is paid yet');
		expect(section?.items).toHaveLength(2);
	});

	test('the reservation has the dealer’s promises and no others (RESERVE-008, RESERVE-009)', () => {
		const promises = ['48-hour money-back guarantee', '12 months roadside assist'];
		const [section] = pageOf({}, { features: { reserve: { ...RESERVE, promises } } }).sections;

		expect(section?.items.slice(2)).toEqual(promises);
	});

	test('empty sections are left out (resolution 62)', () => {
		expect(pageOf().sections).toEqual([]);
	});
});

test.each([
	{ options: { lead_api: '/api' }, is: true },
	{ options: { lead_api: '/api', features: { views_counter: false as const } }, is: false },
	{ options: {}, is: false },
])('the number of views is shown: $is, with $options (VDPACT-034)', ({ options, is }) => {
	expect(pageOf({}, options).hasViewsCounter).toBe(is);
});

describe('where a vehicle is', () => {
	const summary = (page: ReturnType<typeof pageOf>) =>
		Object.fromEntries(page.summary.map(({ label, value }) => [label, value]));

	test('the suburb of a private seller is shown, the postcode never (VDP-012)', () => {
		const page = pageOf({ private_suburb: 'Cottesloe', private_postcode: '6011' });
		expect(summary(page)['Located in']).toBe('Cottesloe');
		expect(JSON.stringify(page)).not.toContain('6011');
	});

	test('directions lead to the vehicle’s own location (VDP-022)', () => {
		const location = { name: 'Coast Motors Southport', address: { place_url: 'https://maps.example/yard' } };
		expect(pageOf({ location_name: null, location }).place?.directions.href).toBe(
			'https://maps.example/yard',
		);
		expect(pageOf().place?.directions.href).toMatch(/^https:\/\/www\.google\.com/);
	});

	test('a card names the city of a known location where the record has none (CARD-003)', () => {
		const vehicle = aVehicle({ id: '1', city: null, location_name: null, location_id: '1' });
		const site = openSite(aParsedDealer(), [vehicle], new Map(), NOW);
		expect(openContext(site, new Set()).card(vehicle).place).toBe('Southport');
	});
});

describe('the offer', () => {
	const market = (data: object, market_price: object = {}) =>
		pageOf({ price: 19_500, autograb_data: data }, { features: { market_price } }).market;

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

	test('the dealer names source and month where its feed does not (resolution 67)', () => {
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
		{ name: 'one that is not certified', fields: { certified: false }, is: false },
		{ name: 'another make', fields: { certified: true, make: 'Kia' }, is: false },
		{ name: 'a sold one', fields: { certified: true, ...SOLD }, is: false },
	])('$name has the badge: $is (VDP-064)', ({ fields, is }) => {
		const on = pageOf(fields, { features: { toyota_certified: { text: 'Checked.' } } });

		expect(on.certified !== null).toBe(is);
		expect(pageOf(fields).certified).toBeNull();
	});

	const LENDER = {
		...{ interestRate: 8.49, comparisonRate: 9.36, paymentWeek: 189 },
		disclaimer: 'The lender’s terms.',
	};
	const estimate = (figures: object = {}, finance: object = {}) =>
		pageOf(
			{ price: 42_990, price_type: 'drive_away', finance_lenders: { manual: { ...LENDER, ...figures } } },
			{ finance: { provider: 'manual', ...finance } },
		).estimate;

	test('an estimate has three equal figures, and the warning in plain text (resolution 220)', () => {
		expect(estimate()?.figures).toEqual([
			{ label: 'Estimated repayment', value: '$189', per: 'a week' },
			{ label: 'Interest rate', value: '8.49%', per: 'p.a.' },
			{ label: 'Comparison rate', value: '9.36%', per: 'p.a.' },
		]);
		expect(estimate()?.conditions).toMatch(/5 years.*\$30,000.*WARNING: /);
		expect(estimate()?.disclaimer).toBe('The lender’s terms.');
		expect(pageOf().estimate).toBeNull();
	});

	test.each<[figures: object, finance: object, words: string | null]>([
		[{}, {}, 'over 5 years, no deposit, $0 final payment.'],
		[
			{ termYears: 7, deposit: 4000, balloon: 9000 },
			{},
			'over 7 years, $4,000 deposit, $9,000 final payment.',
		],
		[{ termYears: 4 }, {}, 'over 4 years, no deposit, $0 final payment.'],
		[
			{ termYears: 4 },
			{ assumed_loan: { years: 5, deposit: 2000, final_payment: 8000 } },
			'over 4 years, $2,000 deposit, $8,000 final payment.',
		],
		[{ termYears: 5.5 }, {}, 'over 66 months, no deposit, $0 final payment.'],
		[{ termYears: 0 }, {}, null],
		[{ deposit: 42_990 }, {}, null],
		[{ balloon: 50_000 }, {}, null],
	])('a lender with %j, a dealer with %j: %s (VDP-025)', (figures, finance, words) => {
		const box = estimate(figures, finance);
		if (words === null) expect(box).toBeNull();
		else
			expect(box?.conditions).toContain(`Estimate for approved applicants: secured loan ${words} Comparison`);
	});

	test('the link of the estimate names the vehicle, as the button does (FINANCE-008)', () => {
		const fields = {
			finance_lenders: { manual: { interestRate: 8.49, comparisonRate: 9.36, paymentWeek: 189 } },
		};
		const hrefOf = (over: Fields, options: Options = {}) =>
			pageOf({ ...fields, ...over }, { finance: { provider: 'manual' }, lead_api: '/api', ...options })
				.estimate?.link?.href;

		expect(hrefOf({})).toMatch(
			/^\/finance\?preferredDealership=.+&vehiclePriceBudget=52990&car_id=1&car_type=used#finance-form$/,
		);
		expect(hrefOf({ finance_url: 'https://lender.example/this-one' })).toBe(
			'https://lender.example/this-one',
		);
		expect(hrefOf({}, { lead_api: null })).toBeUndefined();
	});

	test('the heading of the enquiry is one line, with or without a price', () => {
		const textOf = (over: Fields) =>
			pageOf({ stocknum: 'S1', ...over }, { lead_api: '/api' }).lead?.about.text;

		expect(textOf({})).toBe('$52,990 drive away, stock S1');
		expect(textOf({ price: null })).toBe('Enquire for price, stock S1');
	});
});
