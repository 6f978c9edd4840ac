import { useId } from 'react';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanPlan } from '../../../../domain/finance/loan/loan-plan.ts';
import { yearlyBalances } from '../../../../domain/finance/loan/yearly-balances.ts';
import { inDollars, inYears } from '../figures-text.ts';
import { BalancePicture } from './BalancePicture.tsx';

/** What is owed at the end of each year, as a picture with a sentence, and as a table behind it. */
export function BalanceOverTime({ plan, choices }: { plan: LoanPlan; choices: LoanChoices }) {
	const id = useId();
	const years = yearlyBalances(plan, choices);
	const end = inYears(choices.years);
	const falls = plan.balloon > 0 ? `to ${inDollars(plan.balloon)}` : 'to nothing';
	return (
		<section aria-labelledby={id}>
			<h2 className="h-m" id={id}>
				What you owe over time
			</h2>
			<figure className="balance">
				<BalancePicture
					start={plan.principal}
					years={years}
					balloon={plan.balloon}
					title={`What you still owe falls from ${inDollars(plan.principal)} ${falls} over ${end}.`}
				/>
				<figcaption>
					{plan.balloon > 0
						? `After ${end} you still owe the ${inDollars(plan.balloon)} balloon: pay it, refinance it or sell the vehicle.`
						: `Paid off after ${end}.`}
				</figcaption>
			</figure>
			<details className="fold">
				<summary>Show it as a table</summary>
				<div className="fold__body balance__scroll">
					<table className="balance__rows" aria-labelledby={id}>
						<thead>
							<tr>
								<th scope="col">End of</th>
								<th scope="col">Paid</th>
								<th scope="col">Interest</th>
								<th scope="col">Still owing</th>
							</tr>
						</thead>
						<tbody>
							{years.map(({ year, paid, interest, balance }) => (
								<tr key={year}>
									<th scope="row">Year {year}</th>
									<td>{inDollars(paid)}</td>
									<td>{inDollars(interest)}</td>
									<td>{inDollars(balance)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</details>
		</section>
	);
}
