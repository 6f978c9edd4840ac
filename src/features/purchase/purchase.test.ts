import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { vehiclePageOf } from '../../../tests/fixtures/sites/vehicle-page.ts';
import { openContext } from '../../site/open/open-context.ts';
import { openSite } from '../../site/open/open-site.ts';
import { purchaseRoute } from './route.ts';

const RESERVE = { terms_page: '/pages/terms' };
const ON = {
	lead_api: '/api',
	checkout: { provider: 'sandbox' as const },
	features: { reserve: RESERVE, online_purchase: { used: true, makes: ['Kia', 'MG'] } },
	buttons: { vehicle: ['buy_online' as const, 'enquire' as const] },
};

function pages(options: object) {
	const site = openSite(aParsedDealer(options), [], new Map(), new Date(0));
	return purchaseRoute.pages(site).map(({ path, content }) => {
		const { meta, data } = content(openContext(site, new Set()));
		return { path, gate: meta.gate, data: data as ReturnType<typeof Object> };
	});
}

test('the page of the whole purchase has six steps (RESERVE-003, resolution 149)', () => {
	const [page] = pages(ON);
	expect(page?.path).toBe('/checkout-journey');
	expect(page?.gate).toBeNull();
	expect(page?.data.form.steps).toEqual([
		'Your details',
		'Your trade-in',
		'How you pay',
		'Delivery or pick-up',
		'Extras',
		'Review',
	]);
	expect(pages({ ...ON, accounts: { gates: { checkout: true } } })[0]?.gate).toBe('checkout');
});

test.each([
	['no payment provider', { ...ON, checkout: false }],
	['no lead API', { ...ON, lead_api: null }],
	['nothing sold online', { ...ON, features: { reserve: RESERVE } }],
	['no reservations', { ...ON, features: { online_purchase: { used: true } } }],
])('the purchase page does not exist with %s (RESERVE-010)', (_, options) => {
	expect(pages(options)).toEqual([]);
});

test.each([
	['a used car', { car_type: 'used', make: 'Toyota' }, true],
	['a new Kia', { car_type: 'new', make: 'Kia' }, true],
	['a new MG', { car_type: 'new', make: 'MG' }, true],
	['a new Toyota', { car_type: 'new', make: 'Toyota' }, false],
	['a used car that is reserved', { car_type: 'used', make: 'Toyota', reserved: true }, false],
])(
	'the page of %s has the button only if it is sold online, with a link that has its slug (RESERVE-003, RESERVE-011, resolution 152)',
	(_, vehicle, isThere) => {
		const { actions, slug } = vehiclePageOf({ price: 20_000, ...vehicle }, ON);
		const button = actions.buttons.find(({ name }) => name === 'buy_online');
		expect(button?.to).toEqual(
			isThere ? expect.objectContaining({ href: `/checkout-journey?car_id=${slug}` }) : undefined,
		);
	},
);

test('the facts of a vehicle have the terms of purchase only if it is sold online', () => {
	const facts = (options: object, vehicle: object = {}) =>
		vehiclePageOf(
			{ price: 20_000, price_type: 'drive_away', car_type: 'used', ...vehicle },
			{ ...ON, ...options },
		).purchase;
	expect(facts({})).toMatchObject({ price: 20_000, deposit: 200, hours: 48, terms: '/pages/terms' });
	expect(facts({}, { deposit_amount: 350 })).toMatchObject({ deposit: 350 });
	expect(facts({ checkout: false })).toBeNull();
	expect(facts({}, { car_type: 'new' })).toBeNull();
	expect(facts({}, { price: null })).toBeNull();
});
