import type Stripe from 'stripe';
import type { PaidOrder, RefundsAndDisputes } from '../provider.ts';
import { isRefusal } from './stripe-client.ts';

/** States of a refund whose money did not reach the shopper. */
const FAILED: readonly (string | null)[] = ['failed', 'canceled'];

/** Returns what is left of a payment of which the dealer may have returned a part. */
export async function refundAll(
	stripe: Stripe,
	{ order_id, payment_id, cents }: PaidOrder,
): Promise<'refunded' | 'refused'> {
	const { returned, count } = await refundsOf(stripe, payment_id);
	if (returned >= cents) return 'refunded';
	try {
		const { status } = await stripe.refunds.create(
			{ payment_intent: payment_id, amount: cents - returned, metadata: { order_id } },
			// The same for calls at once; another one after a refund that failed.
			{ idempotencyKey: `refund ${order_id} ${count}` },
		);
		return FAILED.includes(status) || status === 'requires_action' ? 'refused' : 'refunded';
	} catch (error) {
		if (!isRefusal(error)) throw error;
		return error.code === 'charge_already_refunded' ? 'refunded' : 'refused';
	}
}

/** Disputes and refunds of a payment, also those that the dealer made in its account. */
export async function refundsAndDisputesOf(
	stripe: Stripe,
	{ payment_id, cents }: PaidOrder,
): Promise<RefundsAndDisputes> {
	const { latest_charge } = await stripe.paymentIntents.retrieve(payment_id, { expand: ['latest_charge'] });
	const { returned, count } = await refundsOf(stripe, payment_id);
	const refund = returned >= cents ? 'made' : count > 0 && returned === 0 ? 'failed' : 'none';
	return { is_disputed: typeof latest_charge === 'object' && latest_charge?.disputed === true, refund };
}

/** Cents that were returned of a payment, and the number of tries. */
async function refundsOf(stripe: Stripe, payment: string): Promise<{ returned: number; count: number }> {
	let [returned, count] = [0, 0];
	for await (const { status, amount } of stripe.refunds.list({ payment_intent: payment, limit: 100 })) {
		count += 1;
		if (!FAILED.includes(status)) returned += amount;
	}
	return { returned, count };
}
