import Stripe from 'stripe';

/** The longest time between signing and arriving, seconds: older notices may be replayed. */
const TOLERANCE_SECONDS = 300;

/** A notice of Stripe: a reason to ask about an order. */
export interface PaymentNotice {
	/** The same when Stripe sends it again. */
	id: string;
	/** The order it is about; null where only the payment is named. */
	order_id: string | null;
	/** Null while nothing is paid. */
	payment_id: string | null;
	/** Cents that were paid in a session; null for other notices. */
	paid_cents: number | null;
	/** The origin of the site where the order was made; null for notices that do not name it. */
	site: string | null;
}

/**
 * Reads a notice that Stripe signed with the dealer's webhook secret, lately; null for any other. A signed notice that cannot be read is a
 * fault, and is thrown: Stripe then sends it again.
 */
export function readNotice(body: string, signature: string, secret: string, now: Date): PaymentNotice | null {
	// The library refuses old signatures only.
	const signed = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
	if (!(signed * 1000 - now.getTime() <= TOLERANCE_SECONDS * 1000)) return null;
	const event = signedEvent(body, signature, secret, now);
	return event && noticeOf(event);
}

function signedEvent(body: string, signature: string, secret: string, now: Date): Stripe.Event | null {
	try {
		return Stripe.webhooks.constructEvent(
			body,
			signature,
			secret,
			TOLERANCE_SECONDS,
			undefined,
			now.getTime(),
		);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
		throw error;
	}
}

function noticeOf({ id, data }: Stripe.Event): PaymentNotice {
	// Sessions, charges, disputes, refunds and payments are what an endpoint is set up for; others name nothing that is known here.
	const subject: Partial<Record<string, unknown>> = { ...data.object };
	const isSession = subject['object'] === 'checkout.session';
	const payment = subject['object'] === 'payment_intent' ? subject['id'] : subject['payment_intent'];
	const isPaid = isSession && subject['payment_status'] === 'paid';
	return {
		id,
		order_id: textOf(subject['client_reference_id']),
		payment_id: textOf(payment),
		site: textOf(Object(subject['metadata'])['site']),
		paid_cents: isPaid && typeof subject['amount_total'] === 'number' ? subject['amount_total'] : null,
	};
}

function textOf(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}
