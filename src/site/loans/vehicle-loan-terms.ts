import { dealershipOf } from '../../config/complete-dealer.ts';
import { withVehicleFees } from '../../domain/finance/fees/vehicle-fees.ts';
import type { LoanTerms } from '../../domain/finance/loan/loan-terms.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { Site } from '../site.ts';
import { loanTermsOf } from './dealership-loan-terms.ts';

/** The lender's terms at the dealership of a vehicle, with the fees that the lender states for it; null without terms that hold. */
export function vehicleTermsOf(
	{ dealer, now }: Pick<Site, 'dealer' | 'now'>,
	vehicle: Pick<Vehicle, 'dealership_slug' | 'finance_lenders'>,
): LoanTerms | null {
	const terms = loanTermsOf(dealer, dealershipOf(dealer, vehicle.dealership_slug), now);
	if (!terms || !dealer.finance) return null;
	return withVehicleFees(terms, vehicle.finance_lenders[dealer.finance.provider]);
}
