import { useEffect, useEffectEvent, useState } from 'react';
import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import { choicesOfAddress } from '../../../domain/finance/calculator-address.ts';
import { COMPARISON_BASIS } from '../../../domain/finance/comparison-text.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { applicationFigures } from '../../../domain/finance-application/loan-figures.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import { readVehicleLoan } from '../../../ui/live-update/read-vehicle-loan.ts';
import { textOf } from '../browser/field-text.ts';
import type { ApplicationWords } from '../embed/application-data.ts';
import type { useLeadForm } from '../island/use-lead-form.ts';
import { typedAnswers } from './application-flow.ts';

interface Props {
	lead: ReturnType<typeof useLeadForm>;
	loan: NonNullable<ApplicationWords['loan']>;
	/** The vehicle of the application; null for none, and before it is found. */
	vehicle: Subject | null;
}

/**
 * The loan of an application beside its steps, on wide screens: deposit and term, and, in one size, repayment, interest rate and comparison
 * rate with the warning. Nothing without a price, nor for a vehicle the lender shows no repayment for (FINANCE-042).
 */
export function LoanPanel({ lead, loan, vehicle }: Props) {
	const typed = useTyped(lead, vehicle);
	const own = useVehicleTerms(vehicle);
	const terms = lead.address.addressed.car_id === null ? dealershipTerms(lead, loan) : own;
	if (typed === null || !terms) return null;
	const figures = applicationFigures(typed, terms, choicesOfAddress(location.search));
	if (figures === null) return null;
	const { choices, answer } = figures;
	const { deposit, years, frequency, interest_rate } = choices;
	const rows = [
		['Price', formatDollarsAndCents(choices.price)],
		['Deposit', formatDollarsAndCents(deposit)],
		['Term', `${years} ${years === 1 ? 'year' : 'years'}`],
		...(choices.balloon > 0 ? [['Balloon', formatDollarsAndCents(choices.balloon)]] : []),
		[`Est. a ${frequency}`, formatDollarsAndCents(answer.plan.repayment / 100)],
		['Rate p.a.', `${interest_rate.toFixed(2)}%`],
		['Comparison rate p.a.', `${answer.comparison_rate.toFixed(2)}%`],
	];
	return (
		<section className="apply__loan" aria-label="Your loan so far">
			<dl>
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p>
				{terms.warning} {COMPARISON_BASIS}
			</p>
		</section>
	);
}

/** The answers as they are typed, kept up to date; null before the form is hydrated. */
function useTyped({ isLive, element, state }: Props['lead'], vehicle: Subject | null) {
	const [typed, setTyped] = useState<Readonly<Record<string, string>> | null>(null);
	const read = useEffectEvent(() => {
		const form = element();
		if (form) setTyped(typedAnswers(form));
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: a step that opens and a vehicle that was found fill fields without an event.
	useEffect(() => {
		if (!isLive) return;
		read();
		const form = element();
		const listener = () => read();
		form?.addEventListener('input', listener);
		return () => form?.removeEventListener('input', listener);
	}, [isLive, state.step, vehicle]);
	return typed;
}

/** The lender's terms for the vehicle of the application; undefined before they are loaded, null without an estimate. */
function useVehicleTerms(vehicle: Subject | null): LoanTerms | null | undefined {
	const [loaded, setLoaded] = useState<{ slug: string; terms: LoanTerms | null } | null>(null);
	const slug = vehicle?.hasEstimate ? vehicle.slug : null;
	useEffect(() => {
		if (slug === null) return;
		readVehicleLoan(slug).then((loan) => setLoaded({ slug, terms: loan?.terms ?? null }));
	}, [slug]);
	if (slug === null) return null;
	return loaded?.slug === slug ? loaded.terms : undefined;
}

/** The terms of the dealership that is chosen. */
function dealershipTerms(
	{ element, address }: Props['lead'],
	{ terms, termsByDealership }: Props['loan'],
): LoanTerms {
	const form = element();
	const dealership = address.addressed.fixedDealership ?? (form && textOf(form, 'dealership_slug')) ?? '';
	return (Object.hasOwn(termsByDealership, dealership) && termsByDealership[dealership]) || terms;
}
