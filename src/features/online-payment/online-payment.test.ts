import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { openContext } from '../../site/open/open-context.ts';
import { openSite } from '../../site/open/open-site.ts';
import { onlinePaymentRoute } from './route.ts';

const ON = { lead_api: '/api', checkout: { provider: 'sandbox' }, features: { online_payment: {} } } as const;

function pages(options: object) {
	const site = openSite(aParsedDealer(options), [], new Map(), new Date(0));
	const context = openContext(site, new Set());
	return onlinePaymentRoute.pages(site).map(({ path, content }) => {
		const { meta, data } = content(context);
		return { path, gate: meta.gate, data: data as ReturnType<typeof Object> };
	});
}

test('the page for online payments says that exactly the entered amount is paid (RESERVE-013)', () => {
	const [page] = pages(ON);
	expect(page).toMatchObject({ path: '/online-payment', gate: null });
	expect(page?.data.before.items).toEqual([
		'You pay exactly what you enter. No surcharge, no fee.',
		'Card details go to the payment provider, not to us.',
		'By card, from $10 up to $5,000.',
	]);
});

test('the page for online payments is gated only where the dealer gates it (WATCHLIST-017)', () => {
	expect(pages({ ...ON, accounts: { gates: { online_payment: true } } })[0]?.gate).toBe('online-payment');
	expect(pages({ ...ON, accounts: { gates: { checkout: true } } })[0]?.gate).toBeNull();
});

test.each([
	['the feature is off', { ...ON, features: {} }],
	['there is no payment provider', { ...ON, checkout: false }],
	['there is no lead API', { ...ON, lead_api: null }],
])('the page for online payments does not exist where %s', (_, options) => {
	expect(pages(options)).toEqual([]);
});
