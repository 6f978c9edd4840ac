import type { CalculatorAnswer } from '../../../domain/finance/calculator-answer.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { inCents } from './figures-text.ts';

/** How the answer comes about: what is borrowed, with interest and fees, is what is paid in all. The total is blank where there is no figure (FINANCE-017). */
export function Working({ answer, terms }: { answer: CalculatorAnswer | null; terms: LoanTerms }) {
	if (answer === null || answer.kind === 'enquire') {
		return (
			<dl className="sums">
				<Row label="You borrow" value={answer ? inCents(answer.borrowed) : 'Not worked out'} />
				<Row label="You pay in all" value={answer ? '' : 'Not worked out'} isTotal />
			</dl>
		);
	}
	const { plan } = answer;
	const repayments = plan.instalments.length;
	const hasLast = plan.lastRepayment !== plan.repayment;
	const isWithoutFees = terms.fee_treatment === 'left_out' && plan.fees === 0;
	const count = hasLast ? repayments - 1 : repayments;
	return (
		<dl className="sums">
			<Row label="You borrow" value={inCents(plan.borrowed)} />
			<Row label="Interest" value={inCents(plan.interest)} />
			<Row label="Fees" value={isWithoutFees ? 'Not included' : inCents(plan.fees)} />
			<Row
				label={`${count} repayments of ${inCents(plan.repayment)}`}
				value={inCents(count * plan.repayment)}
			/>
			{hasLast && <Row label="Last repayment" value={inCents(plan.lastRepayment)} />}
			{plan.balloon > 0 && <Row label="Balloon at the end" value={inCents(plan.balloon)} />}
			{plan.paidAtStart > 0 && <Row label="Fees paid at the start" value={inCents(plan.paidAtStart)} />}
			<Row
				label={isWithoutFees ? 'You pay in all, before the lender’s fees' : 'You pay in all'}
				value={inCents(plan.total)}
				isTotal
			/>
		</dl>
	);
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
	return (
		<div className={isTotal ? 'sums__total' : undefined}>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</div>
	);
}
