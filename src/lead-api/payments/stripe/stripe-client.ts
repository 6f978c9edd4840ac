import Stripe from 'stripe';

/** How long a shopper waits for one attempt of a call, milliseconds. */
const TIMEOUT_MS = 8000;

/** Where the API is; the library's default is Stripe itself. */
export interface StripeAddress {
	protocol: 'http' | 'https';
	host: string;
	port: number;
}

/** The client of a dealer's account. It reports nothing about this service to Stripe, and writes nothing to a log. */
export function stripeClient(key: string, address: StripeAddress | null): Stripe {
	return new Stripe(key, {
		...address,
		httpClient: Stripe.createFetchHttpClient(),
		telemetry: false,
		timeout: TIMEOUT_MS,
		maxNetworkRetries: 1,
	});
}

/** Whether Stripe answered that it will not do what it was asked, and why; false when it did not answer, or not for that account. */
export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
	const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
	return [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError].some(
		(refusal) => error instanceof refusal,
	);
}
