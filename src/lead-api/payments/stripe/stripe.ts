import type Stripe from 'stripe';
import type { PaymentProvider, PaymentStatus } from '../provider.ts';
import { openSession } from './open-session.ts';
import { isRefusal } from './stripe-client.ts';
import { refundAll, refundsAndDisputesOf } from './stripe-refunds.ts';

/** Stripe Checkout: the shopper pays at Stripe's hosted page, with the dealer's own account (resolution 148). */
export function stripeProvider(stripe: Stripe): PaymentProvider {
	const { sessions } = stripe.checkout;
	return {
		async open(order) {
			const session = await openSession(stripe, order);
			// A session that was paid or has ended has no page any more.
			return session && { session_id: session.id, payment_url: session.url ?? order.return_url };
		},
		status: async (sessionId) => statusOf(await sessions.retrieve(sessionId)),
		async close(sessionId) {
			const session = await sessions.expire(sessionId).catch((error: unknown) => {
				// Only an open session can be ended: this one was paid, or ended by itself.
				if (isRefusal(error)) return sessions.retrieve(sessionId);
				throw error;
			});
			const status = statusOf(session);
			if (status.state === 'open') throw new Error('Stripe has not finished a payment yet');
			return status;
		},
		refund: (payment) => refundAll(stripe, payment),
		refundsAndDisputes: (payment) => refundsAndDisputesOf(stripe, payment),
	};
}

/** A session that is complete but not paid is being paid: its bank answers later. */
function statusOf({
	status,
	payment_status,
	amount_total,
	payment_intent,
}: Stripe.Checkout.Session): PaymentStatus {
	if (status === 'expired') return { state: 'expired' };
	const payment = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
	return status === 'complete' && payment_status === 'paid' && payment !== undefined
		? { state: 'paid', cents: amount_total ?? 0, payment_id: payment }
		: { state: 'open' };
}
