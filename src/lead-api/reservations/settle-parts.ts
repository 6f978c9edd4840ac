import type { Log } from '../log.ts';
import type { ProviderOf } from '../payments/chosen-provider.ts';
import type { LeadStore } from '../store/store.ts';

/** What settling a reservation takes. */
export interface SettleParts {
	store: Pick<
		LeadStore,
		'changeReservation' | 'postponeReservation' | 'changeOnlinePayment' | 'postponeOnlinePayment' | 'find'
	>;
	providerOf: ProviderOf;
	/** Signs the links to which the provider returns. */
	secret: string;
	now: () => Date;
	/** Called after messages were put into the outbox. */
	deliverNow: () => void;
	log: Log;
}
