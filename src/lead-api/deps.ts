import type { ApiSite } from '../api/site-file.ts';
import type { ChooseTargets } from './delivery/delivery.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Visit } from './request/visit.ts';
import type { Sites } from './sites.ts';
import type { LeadStore } from './store/store.ts';

/** What the service needs of the world. */
export interface Deps {
	sites: Sites;
	store: LeadStore;
	/** What the build wrote for the service; the sites' own folders lie beside it. */
	sitesDir: string;
	/** Signs questions and challenges, and hides what is counted. Other services of the same store have the same. */
	secret: string;
	limits: Limits;
	/** Whether a proxy is one of ours, so that what it says of host and address is believed. */
	isTrusted: (address: string) => boolean;
	chooseTargets: ChooseTargets;
	/** Told after a lead was stored that has to be delivered. */
	wake: () => void;
	now: () => Date;
	log: Log;
}

/** What a request carries while it is answered. */
export interface Env {
	Bindings: { visit: Visit };
	Variables: {
		/** The dealer of the host; set on all but the service's own addresses. */
		site: ApiSite;
		/** The visitor's address. */
		address: string;
	};
}
