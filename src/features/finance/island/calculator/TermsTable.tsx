import { useId } from 'react';
import { calculatorAnswer } from '../../../../domain/finance/calculator/calculator-answer.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanPlan } from '../../../../domain/finance/loan/loan-plan.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { Warning } from '../Answer.tsx';
import { inCents, inDollars, inPercent, inYears, per, totalLabel } from '../figures-text.ts';

/** The terms that are put side by side, years. */
const SIDE_BY_SIDE = [3, 5, 7] as const;

/** The rows of equal size: repayment, rate and comparison rate (resolution 220). */
const FIGURES = 3;

interface Props {
	choices: LoanChoices;
	/** Of these choices. */
	plan: LoanPlan;
	terms: LoanTerms;
	choose: (years: number) => void;
}

/** The same loan over 3, 5 and 7 years; the rates are as large as the repayments. */
export function TermsTable({ choices, plan, terms, choose }: Props) {
	const id = useId();
	const columns = SIDE_BY_SIDE.map((years) => ({
		years,
		isChosen: years === choices.years,
		texts: textsOf({ ...choices, years }, terms),
	}));
	const rows = [
		`Repayment ${per(choices.frequency)}`,
		'Interest rate p.a.',
		'Comparison rate p.a.',
		'Interest in all',
		totalLabel(terms, plan),
	];
	return (
		<section aria-labelledby={id}>
			<h2 className="h-m" id={id}>
				3, 5 or 7 years
			</h2>
			<table className="terms" aria-labelledby={id}>
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
					{rows.map((label, row) => (
						<tr key={label} className={row < FIGURES ? 'terms__figures' : undefined}>
							<th scope="row">{label}</th>
							{columns.map(({ years, isChosen, texts }) => (
								<td key={years} className={isChosen ? 'is-chosen' : undefined}>
									{texts[row]}
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
								<button
									className="btn btn--2"
									type="button"
									aria-pressed={isChosen}
									onClick={() => choose(years)}
								>
									Use {inYears(years)}
								</button>
							</td>
						))}
					</tr>
				</tfoot>
			</table>
			<Warning terms={terms} />
		</section>
	);
}

/** The figures of a term as text, in the order of the rows; one whose repayment is too small to show has none (FINANCE-017). */
function textsOf(choices: LoanChoices, terms: LoanTerms): string[] {
	const answer = calculatorAnswer(choices, terms);
	if (answer.kind === 'enquire') return ['Enquire for Finance'];
	const { plan, comparison_rate } = answer;
	return [
		inCents(plan.repayment),
		...[choices.interest_rate, comparison_rate].map(inPercent),
		...[plan.interest, plan.total].map(inDollars),
	];
}
