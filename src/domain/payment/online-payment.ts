/**
 * States of a payment for a quote or an invoice (resolution 150). `starting`: a session may exist at the provider; `open`: its page can be
 * paid; `closed`: it ended unpaid.
 */
export const ONLINE_PAYMENT_STATES = ['starting', 'open', 'paid', 'closed'] as const;

/** The part of an online payment that rules change; amounts are cents. */
export interface OnlinePayment {
	state: (typeof ONLINE_PAYMENT_STATES)[number];
	/** What was to be paid, and what the provider received; 0 until it is paid. */
	cents: number;
	paid_cents: number;
	/** Whether the dealer returned it in its account at the provider. */
	refunded: boolean;
	/** Whether the payer's bank demanded it back. */
	disputed: boolean;
}

/** What happens to an online payment. */
export type OnlinePaymentEvent =
	| { type: 'session_opened' }
	| { type: 'paid'; cents: number }
	/** The provider's session ended unpaid. */
	| { type: 'session_closed' }
	| { type: 'refunded_there' }
	| { type: 'disputed' };

/**
 * The payment after an event; null for an event that changes nothing, such as a repeated notice. Money that was received is never lost
 * sight of.
 */
export function onlinePaymentAfter(before: OnlinePayment, event: OnlinePaymentEvent): OnlinePayment | null {
	const { state } = before;
	switch (event.type) {
		case 'session_opened':
			return state === 'starting' ? { ...before, state: 'open' } : null;
		case 'paid':
			return state === 'paid' ? null : { ...before, state: 'paid', paid_cents: event.cents };
		case 'session_closed':
			return state === 'starting' || state === 'open' ? { ...before, state: 'closed' } : null;
		case 'refunded_there':
			return state === 'paid' && !before.refunded ? { ...before, refunded: true } : null;
		case 'disputed':
			return state === 'paid' && !before.disputed ? { ...before, disputed: true } : null;
	}
}

/** Minutes in which a session can be paid: Stripe's shortest, and one for the time until it starts. */
export const PAYMENT_MINUTES = 31;
