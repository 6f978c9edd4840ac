import type { ApiSite } from '../api/site/site-file.ts';
import type { ChooseTargets } from './delivery/delivery.ts';
import type { OpenSiteSearch } from './garage/site-search.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { ProviderOf } from './payments/chosen-provider.ts';
import type { Visit } from './request/visit.ts';
import type { Sites } from './sites.ts';
import type { SendText } from './sms/send-text.ts';
import type { LeadStore } from './store/store.ts';
import type { TradeInServices } from './trade-in/services.ts';

/** Dependencies of the request handlers. */
export interface Deps {
	sites: Sites;
	store: LeadStore;
	/** Folder of the site files that the build writes for the service; the sites' own folders are beside it. */
	sitesDir: string;
	/** Opens the search of a dealer's site, for saved searches. */
	openSearch: OpenSiteSearch;
	/** Key that signs questions and challenges and hashes the keys of counters. The same in all instances that share a store. */
	secret: string;
	limits: Limits;
	/** Whether an address is a trusted proxy, whose forwarded host and client address are used. */
	isTrusted: (address: string) => boolean;
	/** Look-ups and valuations of shoppers' vehicles. */
	tradeIn: TradeInServices;
	/** The payment provider of each dealer. */
	providerOf: ProviderOf;
	/** Sends text messages with sign-in codes. */
	sendText: SendText;
	/** The value of an environment variable that a dealer names for a secret. */
	secretOf: (name: string) => string | undefined;
	chooseTargets: ChooseTargets;
	/** Called after a lead with deliveries was stored. */
	deliverNow: () => void;
	now: () => Date;
	log: Log;
}

/** Hono environment of a request. */
export interface Env {
	Bindings: { visit: Visit };
	Variables: {
		/** The dealer of the request's host; set on all but the service's own endpoints. */
		site: ApiSite;
		/** The visitor's address. */
		address: string;
	};
}
