import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readNotice } from './stripe-notice.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const SECRET = 'whsec_of_coast';

const signed = (payload: string, secret = SECRET) =>
	readNotice(
		payload,
		Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: NOW.getTime() / 1000 }),
		SECRET,
		NOW,
	);

test('a signed notice has the id of its order', () => {
	const object = { object: 'checkout.session', client_reference_id: 'order-1' };
	expect(signed(JSON.stringify({ id: 'evt_1', data: { object } }))).toMatchObject({
		id: 'evt_1',
		order_id: 'order-1',
	});
});

test('a notice with the signature of another secret is ignored', () => {
	expect(signed('{"id":"evt_1","data":{"object":{}}}', 'whsec_of_a_thief')).toBeNull();
});

test('a notice that Stripe signed and that cannot be read is an error, not a forgery', () => {
	expect(() => signed('{"id":"evt_1"}')).toThrow(TypeError);
	expect(() => signed('not JSON')).toThrow(SyntaxError);
});
