import { useEffect, useEffectEvent, useState } from 'react';
import type { Subject } from '../../../browser/stock-search/find-subject.ts';
import { choicesOfAddress } from '../../../domain/finance/calculator/address-choices.ts';
import { COMPARISON_BASIS } from '../../../domain/finance/loan/comparison-text.ts';
import { applicationFigures } from '../../../domain/finance-application/loan-figures.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import type { ApplicationWords } from '../embed/application-data.ts';
import type { useLeadForm } from '../island/use-lead-form.ts';
import { typedAnswers } from './application-flow.ts';
import { useLoanTerms } from './use-loan-terms.ts';

interface Props {
	lead: ReturnType<typeof useLeadForm>;
	loan: NonNullable<ApplicationWords['loan']>;
	/** The vehicle of the application; null for none, and before it is found. */
	vehicle: Subject | null;
}

/**
 * The loan of an application beside its steps, on wide screens: deposit, trade-in and term, and, in one size, repayment, interest rate and
 * comparison rate with the warning. Nothing without a price, for a vehicle the lender shows no repayment for (FINANCE-042), and after the
 * lender's terms have ended.
 */
export function LoanPanel({ lead, loan, vehicle }: Props) {
	const typed = useTyped(lead, vehicle);
	const terms = useLoanTerms(lead, loan, vehicle);
	if (typed === null || !terms) return null;
	const figures = applicationFigures(typed, terms, choicesOfAddress(location.search));
	if (figures === null) return null;
	const { choices, answer } = figures;
	const { deposit, years, frequency, interest_rate } = choices;
	const equity = choices.trade_in_value - choices.trade_in_owing;
	const rows = [
		['Price', formatDollarsAndCents(choices.price)],
		['Deposit', formatDollarsAndCents(deposit)],
		...(equity === 0
			? []
			: [[equity > 0 ? 'Trade-in' : 'Owing on the trade-in', formatDollarsAndCents(Math.abs(equity))]]),
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
