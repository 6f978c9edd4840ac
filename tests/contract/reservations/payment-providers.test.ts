import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentOrder, PaymentProvider } from '../../../src/lead-api/payments/provider.ts';
import { sandbox } from '../../../src/lead-api/payments/sandbox.ts';
import { stripeProvider } from '../../../src/lead-api/payments/stripe/stripe.ts';
import { stripeClient } from '../../../src/lead-api/payments/stripe/stripe-client.ts';
import { createStore } from '../../../src/lead-api/store/create-store.ts';
import { openSqlite } from '../../../src/lead-api/store/database/sqlite.ts';
import { balanceOf } from '../../fixtures/stripe/stripe-books.ts';
import { STRIPE_KEY, stripeServer } from '../../fixtures/stripe/stripe-server.ts';

const START = new Date('2026-11-20T00:00:00.000Z');
let now = START;
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const store = await createStore(openSqlite(':memory:'));
const server = await stripeServer(() => now);
afterAll(async () => {
	await store.close();
	await server[Symbol.asyncDispose]();
});

interface Trial {
	name: string;
	provider: PaymentProvider;
	pay: (session: string) => Promise<unknown>;
	returned: (order: string, session: string) => Promise<number | undefined>;
}

const TRIALS: readonly Trial[] = [
	{
		name: 'the sandbox',
		provider: sandbox({ store, secret: 'a secret', now: () => now }),
		pay: (session) => store.paySandbox(session, now, now),
		returned: async (_order, session) => (await store.sandboxPayment(session, now))?.refunded_cents,
	},
	{
		name: 'Stripe',
		provider: stripeProvider(stripeClient(STRIPE_KEY, server.address)),
		pay: async (session) => server.pay(session),
		returned: async (order) => balanceOf(server.books, order).returned,
	},
];

let orders = 0;
function newOrder(): PaymentOrder {
	orders += 1;
	return {
		id: `res_${orders}`,
		dealer: 'coast',
		description: 'Refundable deposit for a Toyota, Coast Motors',
		cents: 20_000,
		email: 'jo@example.com',
		made_at: now.toISOString(),
		ends_at: new Date(now.getTime() + 31 * 60_000).toISOString(),
		return_url: 'https://www.coast.example/paid',
		cancel_url: 'https://www.coast.example/left',
	};
}

describe.each(TRIALS)('$name', ({ provider, pay, returned }) => {
	const opened = async (order = newOrder()) => {
		now = START;
		const session = await provider.open(order);
		if (!session) throw new Error('no session was opened');
		return { order, ...session };
	};
	const paid = async () => {
		const session = await opened();
		await pay(session.session_id);
		const payment = { order_id: session.order.id, payment_id: '', cents: 20_000 };
		const status = await provider.status(session.session_id);
		if (status.state !== 'paid') throw new Error('the session is not paid');
		return { ...session, payment: { ...payment, payment_id: status.payment_id } };
	};

	test('opens one session for an order, even when asked twice at the same time or again later', async () => {
		const order = newOrder();
		const both = await Promise.all([provider.open(order), provider.open(order)]);
		now = later(5);
		const third = await provider.open(order);
		expect(new Set([...both, third].map((session) => session?.session_id)).size).toBe(1);
		expect(third?.payment_url).toMatch(/pay/);
	});

	test('finds the session of an order whose end has changed since, whose shopper was erased, or that is paid', async () => {
		const { order, session_id } = await opened();
		now = later(3);
		const changed = { ...order, ends_at: later(3).toISOString(), email: null };
		expect((await provider.open(changed))?.session_id).toBe(session_id);
		await pay(session_id);
		expect(await provider.open(changed)).toMatchObject({ session_id, payment_url: expect.any(String) });
	});

	test('reports a session as open, then as paid with the amount, and cannot close a paid session', async () => {
		const { session_id } = await opened();
		expect(await provider.status(session_id)).toEqual({ state: 'open' });
		await pay(session_id);
		const status = { state: 'paid', cents: 20_000, payment_id: expect.any(String) };
		expect(await provider.status(session_id)).toEqual(status);
		expect(await provider.close(session_id)).toEqual(status);
	});

	test('closes an open session, also when asked again, after which it cannot be paid', async () => {
		const { session_id } = await opened();
		expect(await provider.close(session_id)).toEqual({ state: 'expired' });
		expect(await provider.close(session_id)).toEqual({ state: 'expired' });
		await pay(session_id);
		expect(await provider.status(session_id)).toEqual({ state: 'expired' });
	});

	test('ends an unpaid session after its time', async () => {
		const { session_id } = await opened();
		now = later(31);
		expect(await provider.status(session_id)).toEqual({ state: 'expired' });
	});

	test('refunds a payment in full and once, however often it is asked', async () => {
		const { payment, session_id, order } = await paid();
		expect(await provider.refundsAndDisputes(payment)).toEqual({ is_disputed: false, refund: 'none' });
		const both = await Promise.all([provider.refund(payment), provider.refund(payment)]);
		expect([...both, await provider.refund(payment)]).toEqual(['refunded', 'refunded', 'refunded']);
		expect(await returned(order.id, session_id)).toBe(20_000);
		expect(await provider.refundsAndDisputes(payment)).toEqual({ is_disputed: false, refund: 'made' });
	});
});

describe('the provider for Stripe:', () => {
	const stripe = stripeProvider(stripeClient(STRIPE_KEY, server.address));
	const last = () => server.calls.at(-1);
	const paidOrder = async () => {
		now = START;
		const order = newOrder();
		const session = await stripe.open(order);
		const { payment_intent } = server.pay(session?.session_id ?? '') ?? {};
		return { order_id: order.id, payment_id: payment_intent ?? '', cents: order.cents };
	};

	test('a session has the order’s id, takes cards only and ends with the hold, and Stripe gets no data about this service', async () => {
		now = START;
		const order = newOrder();
		await stripe.open(order);
		expect(Object.fromEntries(last()?.values ?? [])).toMatchObject({
			mode: 'payment',
			client_reference_id: order.id,
			customer_email: 'jo@example.com',
			'allowed_payment_method_types[0]': 'card',
			'line_items[0][price_data][currency]': 'aud',
			'line_items[0][price_data][unit_amount]': '20000',
			'payment_intent_data[metadata][order_id]': order.id,
			expires_at: String(later(31).getTime() / 1000),
		});
		expect(last()?.key).toBe(`session ${order.id}`);
		expect(last()?.headers['x-stripe-client-telemetry']).toBeUndefined();
		expect(last()?.headers['x-stripe-client-user-agent']).not.toContain('platform');
	});

	test('an order without a session gets none less than half an hour before its end', async () => {
		now = START;
		const order = newOrder();
		now = later(2);
		expect(await stripe.open(order)).toBeNull();
	});

	test('a shopper whose email address Stripe refuses can still pay', async () => {
		now = START;
		expect(await stripe.open({ ...newOrder(), email: 'jo@bücher.example' })).not.toBeNull();
	});

	test('a session whose answer was lost is found again, and no second one is opened', async () => {
		now = START;
		const order = newOrder();
		const before = server.books.sessions.size;
		server.manner = 'lose the answer';
		await expect(stripe.open(order)).rejects.toThrow();
		server.manner = 'answer';
		expect(await stripe.open(order)).not.toBeNull();
		expect(server.books.sessions.size).toBe(before + 1);
	});

	test.each(['hang up', 'fault'] as const)('a call that Stripe answers by a %s throws', async (manner) => {
		const payment = await paidOrder();
		server.manner = manner;
		try {
			await expect(stripe.refund(payment)).rejects.toThrow();
			await expect(stripe.close('cs_test_000001')).rejects.toThrow();
		} finally {
			server.manner = 'answer';
		}
		await expect(
			stripeProvider(stripeClient('sk_test_other', server.address)).refund(payment),
		).rejects.toThrow();
	});

	test('only the rest is refunded where the dealer has refunded a part in its account', async () => {
		const payment = await paidOrder();
		const { payment_id: payment_intent } = payment;
		const own = { id: 're_own', object: 'refund', payment_intent, amount: 5000, metadata: {} } as const;
		server.books.refunds.push({ ...own, status: 'succeeded' });
		expect(await stripe.refundsAndDisputes(payment)).toMatchObject({ refund: 'none' });
		expect(await stripe.refund(payment)).toBe('refunded');
		expect(balanceOf(server.books, payment.order_id)).toEqual({ received: 20_000, returned: 20_000 });
	});

	test('a refund that the bank refuses is reported as refused, and the next attempt is a new refund', async () => {
		const payment = await paidOrder();
		server.books.refusesRefunds = true;
		expect(await stripe.refund(payment)).toBe('refused');
		server.books.refusesRefunds = false;
		expect(await stripe.refundsAndDisputes(payment)).toMatchObject({ refund: 'failed' });
		expect(await stripe.refund(payment)).toBe('refunded');
		expect(balanceOf(server.books, payment.order_id).returned).toBe(20_000);
	});

	test('a disputed payment is marked as disputed, and is not refunded as well', async () => {
		const payment = await paidOrder();
		server.books.disputed.add(payment.payment_id);
		expect(await stripe.refundsAndDisputes(payment)).toEqual({ is_disputed: true, refund: 'none' });
		expect(await stripe.refund(payment)).toBe('refused');
	});
});
