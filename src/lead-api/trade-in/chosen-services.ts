import type { ApiSite } from '../../api/site-file.ts';
import { localTime } from '../../domain/time/local-date.ts';
import { referenceLookup } from './lookup/reference.ts';
import type { TradeInServices } from './services.ts';
import { referencePrice } from './valuation/reference.ts';

/** The services that dealers have chosen in their configuration. */
export function chosenServices({ now }: { now: () => Date }): TradeInServices {
	const thisYear = ({ time_zone }: ApiSite) => Number(localTime(now(), time_zone).date.slice(0, 4));
	return {
		lookUp: async (plate, site) =>
			site.trade_in?.lookup.provider === 'reference'
				? referenceLookup(plate, site, thisYear(site))
				: { status: 'unavailable' },
		findPrice: async (vehicle, site) =>
			site.trade_in?.valuation.provider === 'reference'
				? referencePrice(vehicle, thisYear(site))
				: { status: 'unavailable' },
	};
}
