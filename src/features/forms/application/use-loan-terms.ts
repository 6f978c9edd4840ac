import { useEffect, useState } from 'react';
import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import { readVehicleLoan } from '../../../ui/live-update/read-vehicle-loan.ts';
import { textOf } from '../browser/answers/field-text.ts';
import type { ApplicationWords } from '../embed/application-data.ts';
import type { useLeadForm } from '../island/use-lead-form.ts';

type LeadForm = ReturnType<typeof useLeadForm>;
type Loan = NonNullable<ApplicationWords['loan']>;

/**
 * The lender's terms for an application: of its vehicle, else of the dealership that is chosen. None while they are loaded, for a vehicle
 * without an estimate, and after they have ended: the clock is read at every rendering, as a form may be open at that moment.
 */
export function useLoanTerms(lead: LeadForm, loan: Loan, vehicle: Subject | null): LoanTerms | null {
	const own = useVehicleTerms(vehicle);
	if (loan.until !== null && Date.now() > loan.until) return null;
	return (lead.address.addressed.car_id === null ? dealershipTerms(lead, loan) : own) ?? null;
}

/** The lender's terms for the vehicle of the application; undefined before they are loaded, null without an estimate. */
function useVehicleTerms(vehicle: Subject | null): LoanTerms | null | undefined {
	const [loaded, setLoaded] = useState<{ slug: string; terms: LoanTerms | null } | null>(null);
	const slug = vehicle?.hasEstimate ? vehicle.slug : null;
	useEffect(() => {
		if (slug === null) return;
		readVehicleLoan(slug).then((loan) =>
			setLoaded({ slug, terms: typeof loan === 'string' ? null : loan.terms }),
		);
	}, [slug]);
	if (slug === null) return null;
	return loaded?.slug === slug ? loaded.terms : undefined;
}

/** The terms of the dealership that is chosen; null where they do not hold today. */
function dealershipTerms(
	{ element, address }: LeadForm,
	{ terms, termsByDealership }: Loan,
): LoanTerms | null {
	const form = element();
	const dealership = address.addressed.fixedDealership ?? (form && textOf(form, 'dealership_slug')) ?? '';
	return Object.hasOwn(termsByDealership, dealership) ? (termsByDealership[dealership] ?? null) : terms;
}
