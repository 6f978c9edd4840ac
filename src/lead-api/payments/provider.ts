/** A payment to be made at a provider's own page: no card data reaches this service. */
export interface PaymentOrder {
	/** The same order opened again gets the same session. */
	id: string;
	/** The dealer's slug. */
	dealer: string;
	/** What is paid, as the provider's page shows it. */
	description: string;
	/** Australian cents, without a surcharge. */
	cents: number;
	/** The shopper's, for the provider's receipt; null where it was erased. */
	email: string | null;
	made_at: string;
	/** When the provider closes the session by itself. */
	ends_at: string;
	/** Where the shopper goes after paying, and without paying. */
	return_url: string;
	cancel_url: string;
}

/** A payment at the provider. `expired`: it can no longer be paid. */
export type PaymentStatus =
	| { state: 'open' }
	| { state: 'paid'; cents: number; payment_id: string }
	| { state: 'expired' };

/** A payment as its order knows it. */
export interface PaidOrder {
	order_id: string;
	payment_id: string;
	cents: number;
}

/** Refunds and disputes of a payment after it was made. */
export interface RefundsAndDisputes {
	/** Whether the shopper's bank demands the money back. */
	is_disputed: boolean;
	/** `failed`: the bank gave a refund back to the dealer. */
	refund: 'none' | 'made' | 'failed';
}

/**
 * A payment provider. All methods may be repeated: the same order, session or refund again changes nothing more. They throw when the
 * provider does not answer.
 */
export interface PaymentProvider {
	/** Opens a session; null when this order never had one and can have none any more. */
	open(order: PaymentOrder): Promise<{ session_id: string; payment_url: string } | null>;
	status(sessionId: string): Promise<PaymentStatus>;
	/** Makes an open session unpayable. The result is never `open`: it was closed, or paid before. */
	close(sessionId: string): Promise<PaymentStatus>;
	/** Returns all money of a payment, once. `refused`: a person must return it in another way, or try again later. */
	refund(payment: PaidOrder): Promise<'refunded' | 'refused'>;
	refundsAndDisputes(payment: PaidOrder): Promise<RefundsAndDisputes>;
}
