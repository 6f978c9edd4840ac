import type { LoanTerms } from '../loan/loan-terms.ts';

/**
 * The dealership's terms with the establishment fee that the lender states for one vehicle (FINANCE-016); a vehicle without one has the
 * dealership's.
 *
 * @param lender the lender's figures for the vehicle; fees in dollars
 */
export function withVehicleFees(
	terms: LoanTerms,
	lender: { readonly establishmentFees?: number | null | undefined } | undefined,
): LoanTerms {
	const establishment = lender?.establishmentFees;
	return establishment == null ? terms : { ...terms, fees: { ...terms.fees, establishment } };
}
