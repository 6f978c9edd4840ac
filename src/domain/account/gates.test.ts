import { expect, test } from 'vitest';
import { type ClosedGates, gateOf, gateOfLead } from './gates.ts';

test.each(['/my-garage', '/my-toyota', '/my-land-rover'])('%s is always gated (WATCHLIST-013)', (path) => {
	expect(gateOf(path, {})).toBe('garage');
});

test.each<[string, keyof ClosedGates, string]>([
	['/checkout', 'checkout', 'checkout'],
	['/cars/a/checkout', 'checkout', 'checkout'],
	['/cars/a/buy-online', 'checkout', 'checkout'],
	['/checkout-journey', 'checkout', 'checkout'],
	['/finance', 'finance', 'finance'],
	['/car-finance/', 'finance', 'finance'],
	['/personalised/finance', 'finance', 'finance'],
	['/finance/car-loan-calculator', 'finance', 'finance'],
	['/finance/what-can-i-afford', 'finance', 'finance'],
	['/finance-enquiry', 'finance', 'finance'],
	['/apply-for-finance', 'finance', 'finance'],
	['/spin-to-win', 'spin_to_win', 'spin-to-win'],
	['/online-payment', 'online_payment', 'online-payment'],
	['/equifax-finance', 'equifax_finance', 'equifax-finance'],
	['/equifax-finance', 'finance', 'equifax-finance'],
])('%s is gated by %s only, for %s (WATCHLIST-014 to WATCHLIST-018)', (path, gate, type) => {
	expect(gateOf(path, {})).toBeNull();
	expect(gateOf(path, { [gate]: true })).toBe(type);
});

const ALL: ClosedGates = {
	checkout: true,
	finance: true,
	spin_to_win: true,
	online_payment: true,
	equifax_finance: true,
};

test.each([
	'/',
	'/trade-in',
	'/cars/trade-in',
	'/sell-your-car',
	'/sell-my-car',
	'/cars/a',
	'/compare',
	'/contact-us',
	'/book-test-drive',
	'/sign-in',
	'/finances',
])('%s is open whatever is gated (WATCHLIST-019, WATCHLIST-021 to WATCHLIST-026)', (path) => {
	expect(gateOf(path, ALL)).toBeNull();
});

test('a reservation is gated by the checkout, whichever page it says it is from (WATCHLIST-014)', () => {
	expect(gateOfLead('Reservation', '/contact-us', { checkout: true })).toBe('checkout');
	expect(gateOfLead('Reservation', '/cars/a/checkout', {})).toBeNull();
});

test('an online payment is gated, whichever page it says it is from (WATCHLIST-017)', () => {
	expect(gateOfLead('Online Payment', '/', { online_payment: true })).toBe('online-payment');
	expect(gateOfLead('Online Payment', '/online-payment', { checkout: true })).toBeNull();
});

test('a finance enquiry is gated by finance, whichever page it says it is from', () => {
	expect(gateOfLead('Finance Enquiry', '/contact-us', { finance: true })).toBe('finance');
	expect(gateOfLead('Finance Enquiry', '/equifax-finance', { equifax_finance: true })).toBe(
		'equifax-finance',
	);
	expect(gateOfLead('Finance Enquiry', '/apply-for-finance', { equifax_finance: true })).toBeNull();
	expect(gateOfLead('Finance Enquiry', '/finance', {})).toBeNull();
	expect(gateOfLead('Vehicle Enquiry', '/finance', ALL)).toBeNull();
});
