import { describe, expect, test } from 'vitest';
import type { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { type aVehicle, NOW } from '../../../../tests/fixtures/search/search-document.ts';
import { vehiclePageOf } from '../../../../tests/fixtures/sites/vehicle-page.ts';

type Fields = Parameters<typeof aVehicle>[0];
type Options = Parameters<typeof aParsedDealer>[0];

const everyAction = (page: ReturnType<typeof vehiclePageOf>) =>
	[...page.actions.buttons, ...page.actions.rows].map(({ name }) => name);
const labelOf = (page: ReturnType<typeof vehiclePageOf>, name: string) =>
	[...page.actions.buttons, ...page.actions.rows].find((action) => action.name === name)?.label;

const RESERVE = { terms_page: '/pages/terms' };
const SOLD = { status: 'sold', sold: true, sold_date_timestamp: NOW.getTime() / 1000 } as const;

describe('the actions of a vehicle', () => {
	test.each<{ name: string; fields?: Fields; options?: Options; action: string; is: boolean }>([
		{ name: 'reserving without a checkout (RESERVE-004)', action: 'reserve', is: false },
		{ name: 'reserving with one', options: { features: { reserve: RESERVE } }, action: 'reserve', is: true },
		{
			name: 'reserving a reserved vehicle (resolution 46)',
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
			name: 'a bid where the dealer takes none',
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
		{ name: 'a trade-in with a form', options: { lead_api: '/api' }, action: 'trade_in', is: true },
		{
			name: 'a trade-in where the dealer takes none (VDPACT-018)',
			options: { lead_api: '/api', features: { trade_in: false } },
			action: 'trade_in',
			is: false,
		},
		{
			name: 'a trade-in at a dealership that takes none (VDPACT-018)',
			options: { lead_api: '/api', features: { trade_in: { exclude_dealerships: ['coast-motors'] } } },
			action: 'trade_in',
			is: false,
		},
		{
			name: 'asking, where the dealer wants none',
			options: { features: { enquiry: false } },
			action: 'enquire',
			is: false,
		},
	])('$name: $is', ({ fields, options, action, is }) => {
		expect(everyAction(vehiclePageOf(fields, options)).includes(action as never)).toBe(is);
	});

	test('with every form off the page still has the dealer’s phone number', () => {
		const page = vehiclePageOf({}, { features: { enquiry: false, test_drive: false, make_offer: false } });

		expect(page.actions.buttons[0]).toMatchObject({ name: 'call', to: { href: 'tel:0755501234' } });
	});

	test('the vehicle’s finance page overrides the dealer’s (FINANCE-011, resolution 80)', () => {
		const finance = { provider: 'manual' as const, external_url: 'https://lender.example/apply' };
		const linked = (fields: Fields) =>
			vehiclePageOf(fields, { finance }).actions.rows.find(({ name }) => name === 'finance')?.to;

		expect(linked({})).toMatchObject({ href: 'https://lender.example/apply' });
		expect(linked({ finance_url: 'https://lender.example/this-one' })).toMatchObject({
			href: 'https://lender.example/this-one',
		});
	});

	test('one dealership’s finance button leads to its own quotes, another’s to the page of the site (FINANCE-010, FINANCE-011)', () => {
		const access_loan = {
			repayments_url: 'https://quotes.example/personalised',
			quote_url: 'https://quotes.example/pre-owned',
		};
		const options: Options = {
			lead_api: '/api',
			finance: { provider: 'manual' },
			dealerships: [
				{ id: 1, slug: 'north', name: 'North' },
				{ id: 2, slug: 'south', name: 'South', features: { access_loan } },
			],
		};
		const linked = (dealership_slug: string) =>
			vehiclePageOf({ dealership_slug }, options).actions.rows.find(({ name }) => name === 'finance')?.to;

		expect(linked('south')).toMatchObject({ href: 'https://quotes.example/personalised' });
		expect(linked('north')).toMatchObject({
			href: expect.stringMatching(/^\/finance\?preferredDealership=north&.*#finance-form$/),
		});
	});

	test.each<{ fields: Fields; deposit?: number; label: string }>([
		{ fields: {}, label: 'Reserve Now $200' },
		{ fields: {}, deposit: 500, label: 'Reserve Now $500' },
		{ fields: { deposit_amount: 350 }, deposit: 500, label: 'Reserve Now $350' },
	])('$label (RESERVE-006, resolution 209)', ({ fields, deposit = 200, label }) => {
		expect(
			labelOf(vehiclePageOf(fields, { features: { reserve: { ...RESERVE, deposit } } }), 'reserve'),
		).toBe(label);
	});

	test.each([
		{ distribution_locations: ['2', '3'], is: false },
		{ distribution_locations: [], is: true },
	])(
		'printing with distribution locations $distribution_locations: $is (VDPACT-021)',
		({ distribution_locations, is }) => {
			const location = { id: '1', name: 'Yard', distribution_locations };
			const page = vehiclePageOf({ location }, { lead_api: '/api' });

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
		const page = vehiclePageOf({ location_id: '1' }, { lead_api: '/api', locations: [location] });

		expect(page.actions.utilities).not.toContain('print');
		expect(page.actions.utilities).not.toContain('pdf');
	});

	test('a PDF sheet is offered only with a lead API (VDPACT-022)', () => {
		expect(vehiclePageOf({ slug: 'car-1' }).pdf).toBeNull();
		expect(vehiclePageOf({ slug: 'car-1' }, { lead_api: '/api' }).pdf).toBe('/api/cars/car-1.pdf');
	});

	test('every action that opens a dialog has one', () => {
		const page = vehiclePageOf(
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
		const page = vehiclePageOf({ status });

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

		expect(vehiclePageOf(fields, options).comments).toEqual([['Sit in it today.']]);
		expect(vehiclePageOf(fields, options).sections).toHaveLength(3);
		for (const dealercomments of ['Sit in it today.', null]) {
			const page = vehiclePageOf({ ...fields, dealercomments, ...SOLD }, options);
			expect(page.comments).toEqual([]);
			expect(page.sections).toEqual([]);
			expect(page.promises).toBeNull();
		}
	});

	test('a sold vehicle has only the action to find something similar, and no price (SOLD-002)', () => {
		const page = vehiclePageOf(SOLD);

		expect(page.price).toBeNull();
		expect(page.soldMessage).toBe('Sorry, this car has been sold.');
		expect(everyAction(page)).toEqual(['similar']);
		expect(page.dialogs.map(({ message }) => message)).toEqual(['Can you please find me something similar?']);
		expect(page.estimate).toBeNull();
	});
});
