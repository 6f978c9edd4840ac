import { dealershipOf } from '../../config/complete-dealer.ts';
import { type VehicleLoan, vehicleLoan } from '../../domain/finance/loan/vehicle-loan.ts';
import { displayedPrice, listedAmount } from '../../domain/price/price.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { pricingOf } from '../card-settings.ts';
import { estimateOf } from '../search/estimates.ts';
import type { Site } from '../site.ts';
import { vehicleTermsOf } from './vehicle-loan-terms.ts';

/** The lender's terms for a vehicle (`domain/finance/loan/vehicle-loan.ts`); null where the site shows no estimate of it. */
export function vehicleLoanOf(site: Pick<Site, 'dealer' | 'now'>): (vehicle: Vehicle) => VehicleLoan | null {
	const { dealer } = site;
	const estimate = estimateOf(site);
	return (vehicle) => {
		const estimated = estimate(vehicle);
		const dealership = dealershipOf(dealer, vehicle.dealership_slug);
		const price = listedAmount(displayedPrice(vehicle, pricingOf(dealership)));
		const terms = vehicleTermsOf(site, vehicle);
		return estimated && terms && price !== null ? vehicleLoan(estimated, price, terms) : null;
	};
}
