import type { ApiSite } from '../../api/site/site-file.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { Log } from '../log.ts';
import type { LeadStore } from '../store/store.ts';
import { lookUpAtAutoGrab } from './lookup/autograb.ts';
import { referenceLookup } from './lookup/reference.ts';
import { type CallTimes, serviceCaller } from './paid-service/call-service.ts';
import { dailyLimit } from './paid-service/daily-limit.ts';
import type { TradeInServices } from './services.ts';
import { priceAtAutoGrab } from './valuation/autograb.ts';
import { referencePrice } from './valuation/reference.ts';

/** What the services need of the lead API. */
export interface ServiceParts {
	/** Counts paid calls. */
	store: Pick<LeadStore, 'count'>;
	secret: string;
	/** Environment variables with the keys of paid services. */
	env: Readonly<Record<string, string | undefined>>;
	log: Log;
	now: () => Date;
	times?: CallTimes;
}

/**
 * The services that dealers have chosen in their configuration. A new one is added here, and passes
 * `tests/contract/trade-in/trade-in-services.test.ts`.
 */
export function chosenServices({ store, secret, env, log, now, times }: ServiceParts): TradeInServices {
	const thisYear = ({ time_zone }: ApiSite) => Number(localTime(now(), time_zone).date.slice(0, 4));
	const limit = dailyLimit({ store, secret, log }, now);
	const call = serviceCaller({ limit, env, log, now, ...(times && { times }) });
	return {
		lookUp: async (plate, site) => {
			const service = site.trade_in?.lookup;
			if (service?.provider === 'reference') return referenceLookup(plate, site, thisYear(site));
			if (service?.provider === 'autograb') return lookUpAtAutoGrab(call, service)(plate, site);
			return { status: 'unavailable' };
		},
		findPrice: async (vehicle, site) => {
			const service = site.trade_in?.valuation;
			if (service?.provider === 'reference') return referencePrice(vehicle, thisYear(site));
			if (service?.provider === 'autograb') return priceAtAutoGrab(call, service)(vehicle, site);
			return { status: 'unavailable' };
		},
	};
}
