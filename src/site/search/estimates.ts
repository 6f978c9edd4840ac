import { dealershipOf } from '../../config/complete-dealer.ts';
import { type FinanceEstimate, financeEstimate } from '../../domain/finance/estimate/estimate.ts';
import { loanText, ratesText } from '../../domain/finance/estimate/estimate-text.ts';
import { withStatedFees } from '../../domain/finance/fees/stated-fees.ts';
import { COMPARISON_BASIS, COMPARISON_WARNING } from '../../domain/finance/loan/comparison-text.ts';
import { displayedPrice, listedAmount } from '../../domain/price/price.ts';
import { localTime } from '../../domain/time/local-date.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { EstimateNote } from '../../search/model/search-model.ts';
import { pricingOf } from '../card-settings.ts';
import { allShownUntil, shownUntil } from '../loans/dealership-loan-terms.ts';
import { vehicleTermsOf } from '../loans/vehicle-loan-terms.ts';
import type { Site } from '../site.ts';

type Dealing = Pick<Site, 'dealer' | 'now'>;

/**
 * The repayment estimate of a vehicle with the fees of its dealership's terms; null where the site shows none, and after these have ended.
 */
export function estimateOf({ dealer, now }: Dealing): (vehicle: Vehicle) => FinanceEstimate | null {
	const { finance, manufacturer, time_zone } = dealer;
	if (!finance) return () => null;
	const year = Number(localTime(now, time_zone).date.slice(0, 4));
	return (vehicle) => {
		const dealership = dealershipOf(dealer, vehicle.dealership_slug);
		const price = listedAmount(displayedPrice(vehicle, pricingOf(dealership)));
		const until = shownUntil(dealer, dealership);
		if (until !== null && now.getTime() > until) return null;
		const estimate = financeEstimate(vehicle, price, { ...finance, manufacturer }, year);
		const terms = vehicleTermsOf({ dealer, now }, vehicle);
		return estimate && price !== null && terms ? withStatedFees(estimate, price, terms) : estimate;
	};
}

/** The mandatory note beside weekly estimates (resolution 220); null where no vehicle has one. */
export function estimateNote(site: Dealing & Pick<Site, 'listed'>): EstimateNote | null {
	const estimates = site.listed.map(estimateOf(site)).filter((estimate) => estimate !== null);
	const rates = ratesText(estimates);
	if (rates === null) return null;
	return {
		until: allShownUntil(site.dealer, site.now),
		rates,
		terms: `${loanText(estimates.map(({ loan }) => loan))} ${COMPARISON_BASIS} ${COMPARISON_WARNING}`,
	};
}
