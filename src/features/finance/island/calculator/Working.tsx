import type { CalculatorAnswer } from '../../../../domain/finance/calculator/calculator-answer.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { inCents, isWithoutFees, totalLabel } from '../figures-text.ts';

interface Props {
	answer: CalculatorAnswer | null;
	terms: LoanTerms;
}

/**
 * How the answer comes about: what is borrowed, with interest and fees, is what is paid in all. The total is blank where there is no figure
 * (FINANCE-017).
 */
export function Working(props: Props) {
	const rows = rowsOf(props);
	return (
		<dl className="sums">
			{rows.map(([label, value], index) => (
				<div key={label} className={index === rows.length - 1 ? 'sums__total' : undefined}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** The rows of the sum; the last one is the total. */
function rowsOf({ answer, terms }: Props): [label: string, value: string][] {
	if (answer?.kind !== 'figures')
		return [
			['You borrow', answer ? inCents(answer.borrowed) : 'Not worked out'],
			['You pay in all', answer ? '' : 'Not worked out'],
		];
	const { plan } = answer;
	const { instalments, repayment, lastRepayment, balloon, paidAtStart } = plan;
	const last = lastRepayment === repayment ? 0 : lastRepayment;
	const count = instalments.length - (last ? 1 : 0);
	const unlessNone = (label: string, cents: number): [string, string][] =>
		cents > 0 ? [[label, inCents(cents)]] : [];
	return [
		['You borrow', inCents(plan.borrowed)],
		['Interest', inCents(plan.interest)],
		['Fees', isWithoutFees(terms, plan) ? 'Not included' : inCents(plan.fees)],
		[`${count} repayments of ${inCents(repayment)}`, inCents(count * repayment)],
		...unlessNone('Last repayment', last),
		...unlessNone('Balloon at the end', balloon),
		...unlessNone('Fees paid at the start', paidAtStart),
		[totalLabel(terms, plan), inCents(plan.total)],
	];
}
