import { useId } from 'react';
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
	const columns = columnsOf(choices, terms);
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
					{rowsOf(per(choices.frequency)).map(({ label, isFigure, part }) => (
						<tr key={label} className={isFigure ? 'terms__figures' : undefined}>
							<th scope="row">{label}</th>
							{columns.map((column) => (
								<td key={column.years} className={column.isChosen ? 'is-chosen' : undefined}>
									{column[part]}
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
								{!isChosen && (
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

/** The figures of each term as text; a term whose repayment is too small to show has none (FINANCE-017). */
function columnsOf(choices: LoanChoices, terms: LoanTerms) {
	return SIDE_BY_SIDE.map((years) => {
		const answer = calculatorAnswer({ ...choices, years }, terms);
		const isChosen = years === choices.years;
		if (answer.kind === 'enquire')
			return {
				years,
				isChosen,
				repayment: 'Enquire for Finance',
				rate: '',
				compared: '',
				interest: '',
				total: '',
			};
		const { plan, comparison_rate } = answer;
		return {
			years,
			isChosen,
			repayment: inCents(plan.repayment),
			rate: inPercent(choices.interest_rate),
			compared: inPercent(comparison_rate),
			interest: inDollars(plan.interest),
			total: inDollars(plan.total),
		};
	});
}

function rowsOf(period: string) {
	return [
		{ label: `Repayment ${period}`, isFigure: true, part: 'repayment' },
		{ label: 'Interest rate p.a.', isFigure: true, part: 'rate' },
		{ label: 'Comparison rate p.a.', isFigure: true, part: 'compared' },
		{ label: 'Interest in all', isFigure: false, part: 'interest' },
		{ label: 'You pay in all', isFigure: false, part: 'total' },
	] as const;
}
