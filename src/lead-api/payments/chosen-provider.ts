import type { ApiSite } from '../../api/site-file.ts';
import type { StoredReservation } from '../store/reservation-store.ts';
import type { PaymentProvider } from './provider.ts';
import { sandbox } from './sandbox.ts';

/** The provider of a payment; null where the dealer has no account there any more. */
export type ProviderOf = (
	site: Pick<ApiSite, 'slug' | 'payments'>,
	name: StoredReservation['provider'],
) => PaymentProvider | null;

/** The providers that dealers choose. */
export function chosenProvider(parts: Parameters<typeof sandbox>[0]): ProviderOf {
	const providers = { sandbox: sandbox(parts) };
	return (_site, name) => providers[name];
}
