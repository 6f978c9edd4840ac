import type { OutboxWorker } from './delivery/delivery.ts';
import type { OpenSiteSearch } from './garage/site-search.ts';
import { combinedWorkers } from './outbox/combined-workers.ts';
import type { ProviderOf } from './payments/chosen-provider.ts';
import { runReservations } from './reservations/run-reservations.ts';
import type { Parts } from './service-parts.ts';
import type { Sites } from './sites.ts';
import type { LeadStore } from './store/store.ts';

/** Starts the delivery of messages, and what reservations need that no shopper asks for. */
export function startWorkers({
	store,
	sites,
	payments,
	openSearch,
	startOutbox,
	...settling
}: Pick<Parts, 'startOutbox' | 'log' | 'now'> & {
	store: LeadStore;
	sites: Sites;
	openSearch: OpenSiteSearch;
	payments: ProviderOf;
	secret: string;
}): OutboxWorker {
	const outbox = startOutbox(store, sites, openSearch);
	const deliverNow = () => outbox.deliverNow();
	return combinedWorkers(
		outbox,
		runReservations({ ...settling, store, sites, providerOf: payments, deliverNow }),
	);
}
