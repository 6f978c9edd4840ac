/** What is stored of a payment at its provider, for a reservation and for a quote or an invoice alike; times are ISO 8601, UTC. */
export interface ProviderPayment {
	/** The last change of its state or payment. */
	changed_at: string;
	provider: 'sandbox' | 'stripe';
	/** Names the payment at the provider, as do the next two; null until the provider has answered. */
	session_id: string | null;
	payment_url: string | null;
	payment_id: string | null;
	/** Attempts at the provider that failed in a row. */
	attempts: number;
	next_check_at: string;
}

/** Its columns, in the tables of reservations and of online payments. */
export const PROVIDER_COLUMNS = [
	'changed_at',
	'provider',
	'session_id',
	'payment_url',
	'payment_id',
	'attempts',
	'next_check_at',
] as const satisfies readonly (keyof ProviderPayment)[];

/** What an event may say of its payment: the provider's names of it. */
export type ProviderNames = Partial<Pick<ProviderPayment, 'session_id' | 'payment_url' | 'payment_id'>>;

/** A payment that its provider does not know yet. */
export function newProviderPayment(now: string): Omit<ProviderPayment, 'provider'> {
	return {
		changed_at: now,
		session_id: null,
		payment_url: null,
		payment_id: null,
		attempts: 0,
		next_check_at: now,
	};
}

/**
 * A stored payment after an event: its provider is asked again at once.
 *
 * @param changed what the rules change
 * @param names the provider's names of it that the event brings; the others stay
 */
export function afterEvent<Stored extends ProviderPayment>(
	before: Stored,
	changed: Partial<Stored>,
	names: ProviderNames,
	now: string,
): Stored {
	const { session_id, payment_url, payment_id } = before;
	return {
		...before,
		...changed,
		session_id: names.session_id ?? session_id,
		payment_url: names.payment_url ?? payment_url,
		payment_id: names.payment_id ?? payment_id,
		changed_at: now,
		attempts: 0,
		next_check_at: now,
	};
}
