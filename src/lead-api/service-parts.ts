import type { ChooseTargets, OutboxWorker } from './delivery/delivery.ts';
import type { OpenSiteSearch } from './garage/site-search.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { ProviderOf } from './payments/chosen-provider.ts';
import type { Sites } from './sites.ts';
import type { SendText } from './sms/send-text.ts';
import type { LeadStore } from './store/store.ts';
import type { TradeInServices } from './trade-in/services.ts';

/** Dependencies of the service besides its configuration. */
export interface Parts {
	limits: Limits;
	/** Look-ups and valuations; the store counts paid calls. */
	tradeIn: (store: LeadStore) => TradeInServices;
	/** Sends text messages; the store counts what they cost. */
	sendText: (store: LeadStore) => SendText;
	/** The payment providers of dealers; the store has the sandbox's payments. */
	providerOf: (store: LeadStore) => ProviderOf;
	chooseTargets: ChooseTargets;
	/** Starts the delivery of outbox entries. */
	startOutbox: (store: LeadStore, sites: Sites, openSearch: OpenSiteSearch) => OutboxWorker;
	/** Environment variables with the secrets of webhooks and the keys of trade-in services. */
	env: Readonly<Record<string, string | undefined>>;
	log: Log;
	now: () => Date;
}
