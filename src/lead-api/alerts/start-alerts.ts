import type { OutboxWorker } from '../delivery/delivery.ts';
import type { OpenSiteSearch } from '../garage/site-search.ts';
import type { OutboxParts } from '../outbox/deliver-due.ts';
import { runOutbox } from '../outbox/run-outbox.ts';
import type { Sites } from '../sites.ts';
import type { DueAlert } from '../store/alerts/alert-store.ts';
import type { LeadStore } from '../store/store.ts';
import { type AlertDelivery, alertMessages } from './deliver-alert.ts';
import { type AlertTimes, runAlerts } from './run-alerts.ts';

interface Parts extends Omit<OutboxParts<DueAlert>, 'store' | 'deliver' | 'about' | 'siteOf'> {
	store: LeadStore;
	sites: Sites;
	openSearch: OpenSiteSearch;
	delivery: AlertDelivery;
	times: AlertTimes;
}

/** Starts the search for changes of saved vehicles and new matches, and the delivery of alerts. */
export function startAlerts({ store, sites, openSearch, delivery, times, ...outbox }: Parts): OutboxWorker {
	const { log, now } = outbox;
	const worker = runOutbox({ ...outbox, ...alertMessages(store, delivery), siteOf: sites.bySlug });
	const stopSearch = runAlerts({
		store,
		sites,
		openSearch,
		now,
		deliverNow: worker.deliverNow,
		onFailure: (error) => log({ event: 'outbox-store-failed', doing: 'plan', error }),
		times,
	});
	return {
		deliverNow: worker.deliverNow,
		async stop() {
			await stopSearch();
			await worker.stop();
		},
	};
}
