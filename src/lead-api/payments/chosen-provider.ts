import type { ApiSite } from '../../api/site/site-file.ts';
import type { StoredReservation } from '../store/reservations/reservation-store.ts';
import type { PaymentProvider } from './provider.ts';
import { sandbox } from './sandbox.ts';
import { stripeProvider } from './stripe/stripe.ts';
import { type StripeAddress, stripeClient } from './stripe/stripe-client.ts';

/** The provider of a payment; null where the dealer has no account there any more. */
export type ProviderOf = (
	site: Pick<ApiSite, 'slug' | 'payments'>,
	name: StoredReservation['provider'],
) => PaymentProvider | null;

interface ProviderParts {
	/** The value of an environment variable that a dealer names for its key. */
	secretOf: (name: string) => string | undefined;
	/** Where Stripe's API is, in tests. */
	stripeAt?: StripeAddress;
}

/** The providers that dealers choose. */
export function chosenProvider(parts: Parameters<typeof sandbox>[0] & ProviderParts): ProviderOf {
	const { secretOf, stripeAt = null } = parts;
	const trial = sandbox(parts);
	const accounts = new Map<string, PaymentProvider>();
	return ({ payments }, name) => {
		if (name === 'sandbox') return trial;
		const key = payments?.provider === 'stripe' ? secretOf(payments.key_env) : undefined;
		if (!key) return null;
		const account = accounts.get(key) ?? stripeProvider(stripeClient(key, stripeAt));
		accounts.set(key, account);
		return account;
	};
}
