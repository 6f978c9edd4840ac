import { dealershipOf } from '../../config/complete-dealer.ts';
import { COMPARISON_BASIS, COMPARISON_WARNING } from '../../domain/finance/comparison-text.ts';
import { type FinanceEstimate, financeEstimate } from '../../domain/finance/estimate.ts';
import { loanText, ratesText } from '../../domain/finance/estimate-text.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { EstimateNote } from '../../search/model/search-model.ts';
import type { Site } from '../site.ts';

type Dealing = Pick<Site, 'dealer' | 'now'>;

/** The repayment estimate of a vehicle; null where the site shows none. */
export function estimateOf({ dealer, now }: Dealing): (vehicle: Vehicle) => FinanceEstimate | null {
	const { finance, manufacturer, time_zone } = dealer;
	if (!finance) return () => null;
	const year = Number(localTime(now, time_zone).date.slice(0, 4));
	return (vehicle) => {
		const { default_price_types } = dealershipOf(dealer, vehicle.dealership_slug).pricing;
		return financeEstimate(vehicle, { ...finance, manufacturer, default_price_types }, year);
	};
}

/** The mandatory note beside weekly estimates (resolution 220); null where no vehicle has one. */
export function estimateNote(site: Dealing & Pick<Site, 'listed'>): EstimateNote | null {
	const estimates = site.listed.map(estimateOf(site)).filter((estimate) => estimate !== null);
	const rates = ratesText(estimates);
	if (rates === null) return null;
	return {
		rates,
		terms: `${loanText(estimates.map(({ loan }) => loan))} ${COMPARISON_BASIS} ${COMPARISON_WARNING}`,
	};
}
