import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle } from '../../../tests/fixtures/search/search-document.ts';
import { vehiclePageOf } from '../../../tests/fixtures/sites/vehicle-page.ts';
import { openContext } from '../../site/open/open-context.ts';
import { openSite } from '../../site/open/open-site.ts';
import { checkoutRoute } from './route.ts';

const ON = {
	lead_api: '/api',
	checkout: { provider: 'sandbox' },
	features: { reserve: { terms_page: '/pages/terms' } },
} as const;

function checkouts(fields: object = {}, options: object = ON) {
	const site = openSite(aParsedDealer(options), [aVehicle({ id: '1', ...fields })], new Map(), new Date(0));
	const context = openContext(site, new Set());
	return checkoutRoute.pages(site).map(({ path, content }) => {
		const { meta, data } = content(context);
		return { path, gate: meta.gate, data: data as ReturnType<typeof Object> };
	});
}

describe('the checkout of a vehicle (RESERVE-001, RESERVE-004)', () => {
	test('is at an address below the vehicle’s page, with price, deposit and remaining amount', () => {
		const [page] = checkouts({ price: 20_000, price_type: 'drive_away' });
		expect(page?.path).toMatch(/^\/cars\/[^/]+\/checkout$/);
		expect(page?.data.deal.amounts).toEqual([
			{ label: 'Price, drive away', value: '$20,000' },
			{ label: 'Deposit now, refundable', value: '$200' },
			{ label: 'Left if you buy', value: '$19,800' },
		]);
		expect(page?.data.form.hidden).toEqual(
			expect.arrayContaining([
				{ name: 'deposit', value: '200' },
				{ name: 'price_shown', value: '20000' },
			]),
		);
	});

	test('asks for the vehicle’s own deposit (resolution 209)', () => {
		expect(checkouts({ price: 20_000, deposit_amount: 350 })[0]?.data.words.deposit).toBe('$350');
	});

	test('names the phone number of the vehicle’s page, which may be its dealership’s own', () => {
		const [page] = checkouts({ price: 20_000 }, { ...ON, phones: { override: '0491 570 156' } });
		expect(page?.data.phone).toEqual({ label: '0491 570 156', href: 'tel:0491570156' });
	});

	test.each([
		['a sold vehicle', { status: 'sold' }, ON],
		['a reserved vehicle', { reserved: true }, ON],
		['a vehicle without a price', { price: null }, ON],
		['a dealer without a checkout', {}, { ...ON, checkout: false }],
		['a dealer without reservations', {}, { ...ON, features: {} }],
		['a site without a lead API', {}, { ...ON, lead_api: null }],
	])('does not exist for %s', (_, fields, options) => {
		expect(checkouts({ price: 20_000, ...fields }, options)).toEqual([]);
	});

	test('is linked by the button of the vehicle’s page, which opens a form where there is no checkout', () => {
		const linkOf = (options: object) =>
			[...vehiclePageOf({ price: 20_000 }, options).actions.buttons].find(({ name }) => name === 'reserve')
				?.to;
		const buttons = { vehicle: ['reserve', 'enquire'] };
		expect(linkOf({ ...ON, buttons })).toMatchObject({ href: expect.stringMatching(/\/checkout$/) });
		expect(linkOf({ ...ON, buttons, checkout: false })).toMatchObject({ dialog: 'lead' });
	});

	test('is called buy-online where the dealership chooses so, with the words and button for it (RESERVE-002)', () => {
		const reserve = {
			terms_page: '/pages/terms',
			page: 'buy-online' as const,
			cooling_off: 'One clear business day.',
		};
		const variant = {
			...ON,
			features: { reserve },
			buttons: {
				vehicle: ['reserve' as const, 'enquire' as const],
				labels: { reserve: 'Buy Online' as const },
			},
		};
		const [page] = checkouts({ price: 20_000 }, variant);
		expect(page?.path).toMatch(/^\/cars\/[^/]+\/buy-online$/);
		expect(page?.data).toMatchObject({
			title: 'Buy this car online',
			words: { cooling_off: 'One clear business day.' },
		});
		const button = vehiclePageOf({ price: 20_000 }, variant).actions.buttons.find(
			({ name }) => name === 'reserve',
		);
		expect(button).toMatchObject({
			label: 'Buy Online',
			to: { href: expect.stringMatching(/\/buy-online$/) },
		});
		const gated = { ...variant, accounts: { gates: { checkout: true } } };
		expect(checkouts({ price: 20_000 }, gated)[0]?.gate).toBe('checkout');
	});

	test('is gated where the dealer gates it (WATCHLIST-014)', () => {
		expect(checkouts({ price: 20_000 })[0]?.gate).toBeNull();
		const gated = { ...ON, accounts: { gates: { checkout: true } } };
		const [page] = checkouts({ price: 20_000 }, gated);
		expect(page?.gate).toBe('checkout');
		expect(page?.data.words.account).toBe('');
	});

	test('says that no account is needed where it is not gated', () => {
		expect(checkouts({ price: 20_000 })[0]?.data.words.account).toBe('You don’t need an account.');
	});
});
