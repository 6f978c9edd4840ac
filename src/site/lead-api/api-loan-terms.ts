import type { ApiLoanTerms } from '../../api/site/loan-terms.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { dealershipOf } from '../../config/complete-dealer.ts';
import type { LoanTerms } from '../../domain/finance/loan/loan-terms.ts';
import type { Vehicle } from '../../domain/vehicle/record/vehicle.ts';
import { loanTermsOf, shownUntil } from '../loans/dealership-loan-terms.ts';
import { vehicleLoanOf } from '../loans/vehicle-loans.ts';
import type { Site } from '../site.ts';

/** The lender's terms of each dealership, by its slug; none where no rate may be shown today. */
export function apiFinanceTerms({ dealer, now }: Pick<Site, 'dealer' | 'now'>): ApiSite['finance_terms'] {
	const terms = dealer.dealerships.flatMap((dealership) => {
		const own = loanTermsOf(dealer, dealership, now);
		return own ? [[dealership.slug, numbersOf(own, shownUntil(dealer, dealership))] as const] : [];
	});
	return Object.fromEntries(terms);
}

/** The terms for one vehicle; null where the site shows no estimate of it. */
export function apiLoanTerms(
	site: Pick<Site, 'dealer' | 'now'>,
): (vehicle: Vehicle) => ApiVehicle['loan_terms'] {
	const loanOf = vehicleLoanOf(site);
	return (vehicle) => {
		const loan = loanOf(vehicle);
		const dealership = dealershipOf(site.dealer, vehicle.dealership_slug);
		return loan && numbersOf(loan.terms, shownUntil(site.dealer, dealership));
	};
}

function numbersOf(terms: LoanTerms, until: number | null): ApiLoanTerms {
	const { interest_rate, comparison_rate, lowest_price, frequency, fees, fee_treatment } = terms;
	return { interest_rate, comparison_rate, lowest_price, frequency, fees, fee_treatment, until };
}
