import { Fragment, useId } from 'react';
import { calculatorAnswer } from '../../../domain/finance/calculator-answer.ts';
import type { LoanChoices } from '../../../domain/finance/loan-choices.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { Warning } from './Answer.tsx';
import { inCents, inDollars, inPercent, inYears, per } from './figures-text.ts';

/** The terms that are put side by side, years. */
const SIDE_BY_SIDE = [3, 5, 7] as const;

interface Props {
	choices: LoanChoices;
	terms: LoanTerms;
	choose: (years: number) => void;
}

/** The same loan over 3, 5 and 7 years; the rates are as large as the repayments. */
export function TermsTable({ choices, terms, choose }: Props) {
	const id = useId();
	const columns = SIDE_BY_SIDE.map((years) => {
		const answer = calculatorAnswer({ ...choices, years }, terms);
		return {
			years,
			plan: answer.kind === 'figures' ? answer.plan : null,
			answer,
			isChosen: years === choices.years,
		};
	});
	const rate = (answer: (typeof columns)[number]['answer']) =>
		answer.kind === 'figures' ? inPercent(answer.comparison_rate) : '';
	const rows = [
		{
			label: `Repayment ${per(choices.frequency)}`,
			isFigure: true,
			cells: columns.map(({ plan }) => (plan ? inCents(plan.repayment) : 'Enquire for Finance')),
		},
		{
			label: 'Interest rate p.a.',
			isFigure: true,
			cells: columns.map(({ plan }) => (plan ? inPercent(choices.interest_rate) : '')),
		},
		{ label: 'Comparison rate p.a.', isFigure: true, cells: columns.map(({ answer }) => rate(answer)) },
		{
			label: 'Interest in all',
			isFigure: false,
			cells: columns.map(({ plan }) => (plan ? inDollars(plan.interest) : '')),
		},
		{
			label: 'You pay in all',
			isFigure: false,
			cells: columns.map(({ plan }) => (plan ? inDollars(plan.total) : '')),
		},
	];
	return (
		<section aria-labelledby={id}>
			<h2 className="h-m" id={id}>
				3, 5 or 7 years
			</h2>
			<table className="terms">
				<caption className="vh">The same loan over 3, 5 and 7 years</caption>
				<thead>
					<tr>
						<td />
						{columns.map(({ years, isChosen }) => (
							<th key={years} scope="col" className={isChosen ? 'is-chosen' : undefined}>
								{inYears(years)}
								{isChosen && <small>Chosen</small>}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, isFigure, cells }) => (
						<tr key={label} className={isFigure ? 'terms__figures' : undefined}>
							<th scope="row">{label}</th>
							{columns.map(({ years, isChosen }, index) => (
								<td key={years} className={isChosen ? 'is-chosen' : undefined}>
									{cells[index]}
								</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr>
						<td />
						{columns.map(({ years, isChosen }) => (
							<td key={years} className={isChosen ? 'is-chosen' : undefined}>
								{isChosen ? (
									<Fragment />
								) : (
									<button className="btn btn--2" type="button" onClick={() => choose(years)}>
										Use {inYears(years)}
									</button>
								)}
							</td>
						))}
					</tr>
				</tfoot>
			</table>
			<Warning terms={terms} />
		</section>
	);
}
