import type Stripe from 'stripe';
import type { PaymentOrder } from '../provider.ts';
import { isRefusal } from './stripe-client.ts';

/** How much the clocks of Stripe and of this service may differ, seconds. */
const CLOCKS_SECONDS = 300;

type Session = Stripe.Checkout.Session;

/**
 * The session of an order. Stripe repeats its answer for the same key; where it refuses a new session, as it does less than 30 minutes
 * before the end, an earlier answer may have been lost: then the session is looked for. Null when there is none.
 */
export async function openSession(stripe: Stripe, order: PaymentOrder): Promise<Session | null> {
	try {
		return await create(stripe, order, order.email);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		// An address that Stripe refuses must not keep the shopper from paying.
		if (error.param === 'customer_email') return openSession(stripe, { ...order, email: null });
		const found = await findSession(stripe, order);
		if (found || error.param === 'expires_at') return found;
		throw error;
	}
}

function create(stripe: Stripe, order: PaymentOrder, email: string | null): Promise<Session> {
	const { id, dealer, description, cents, ends_at, return_url, cancel_url } = order;
	const metadata = { order_id: id, dealer, site: new URL(return_url).origin };
	return stripe.checkout.sessions.create(
		{
			mode: 'payment',
			client_reference_id: id,
			...(email !== null && { customer_email: email }),
			// Other methods are paid days later, or cost the shopper more.
			allowed_payment_method_types: ['card'],
			line_items: [
				{
					quantity: 1,
					price_data: { currency: 'aud', unit_amount: cents, product_data: { name: description } },
				},
			],
			payment_intent_data: { description, metadata },
			metadata,
			expires_at: seconds(ends_at),
			success_url: return_url,
			cancel_url,
		},
		{ idempotencyKey: email === null ? `session ${id} without email` : `session ${id}` },
	);
}

/** The session that an order has had, by its time and reference. */
async function findSession(stripe: Stripe, { id, made_at, ends_at }: PaymentOrder): Promise<Session | null> {
	const created = {
		gte: seconds(made_at) - CLOCKS_SECONDS,
		lte: Math.max(seconds(made_at), seconds(ends_at)) + CLOCKS_SECONDS,
	};
	for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }))
		if (session.client_reference_id === id) return session;
	return null;
}

function seconds(iso: string): number {
	return Math.floor(Date.parse(iso) / 1000);
}
