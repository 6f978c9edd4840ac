import { useId } from 'react';
import type { CalculatorAnswer } from '../../../domain/finance/calculator-answer.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import { FEES, type FeeField } from './calculator-state.ts';
import { inCents, inPercent } from './figures-text.ts';
import { FieldNote, NumberInput } from './NumberInput.tsx';
import type { Calculator } from './use-calculator.ts';

const LABELS: Readonly<Record<FeeField, string>> = {
	establishment: 'Establishment',
	security_registration: 'Security registration',
	monthly: 'Monthly account',
	agency: 'Agency',
};

/** The lender's fees, to read and to change, and whether they are added to the loan; closed it says the amounts. */
export function FeesFold({
	calculator,
	answer,
}: {
	calculator: Calculator;
	answer: CalculatorAnswer | null;
}) {
	const name = useId();
	const { state, act, terms } = calculator;
	if (terms.fee_treatment === 'in_rate') return <CountedFees answer={answer} />;
	const isLeftOut = terms.fee_treatment === 'left_out';
	const amounts = FEES.flatMap((fee) => {
		const { value } = state.fields[fee];
		return value ? [`${formatDollarsAndCents(value)}${fee === 'monthly' ? ' a month' : ''}`] : [];
	});
	const ways = [
		{ isFinanced: true, label: 'Added to the loan' },
		{ isFinanced: false, label: 'Paid at the start' },
	];
	return (
		<details className="fold">
			<summary>
				Fees in this estimate <span>{amounts.join(', ') || (isLeftOut ? 'Not included' : 'None')}</span>
			</summary>
			<div className="fold__body">
				<p>
					{isLeftOut
						? `The lender’s estimate for this vehicle leaves its fees out of the repayment. The comparison rate of ${inPercent(terms.comparison_rate)} counts them. Enter the fees of a quote to see them in the sum.`
						: 'These are the lender’s usual fees. Change them to compare a quote.'}
				</p>
				<div className="fees">
					{FEES.map((fee) => (
						<FeeControl key={fee} calculator={calculator} fee={fee} />
					))}
				</div>
				<fieldset className="segments">
					<legend>Fees charged once are</legend>
					<div>
						{ways.map(({ isFinanced, label }) => (
							<label key={label}>
								<input
									type="radio"
									name={name}
									checked={state.are_fees_financed === isFinanced}
									onChange={() => act({ type: 'fees-paid', are_fees_financed: isFinanced })}
								/>
								<span>{label}</span>
							</label>
						))}
					</div>
				</fieldset>
			</div>
		</details>
	);
}

/** The fees that a lender's comparison rate counts, where it lists none: part of the repayment, and not to be changed one by one. */
function CountedFees({ answer }: { answer: CalculatorAnswer | null }) {
	const amount = answer?.kind === 'figures' ? inCents(answer.plan.fees) : 'In the comparison rate';
	return (
		<details className="fold">
			<summary>
				Fees in this estimate <span>{amount}</span>
			</summary>
			<div className="fold__body">
				<p>
					The lender does not list its fees one by one: its comparison rate counts them. The repayment is
					worked out from that rate, which for this loan comes to these fees, added to what you borrow.
				</p>
			</div>
		</details>
	);
}

function FeeControl({ calculator, fee }: { calculator: Calculator; fee: FeeField }) {
	const id = useId();
	const { message, isProblem } = calculator.state.fields[fee];
	return (
		<div className={isProblem ? 'ctl ctl--bad' : 'ctl'}>
			<label htmlFor={id}>
				{LABELS[fee]}
				<span className="vh"> fee{fee === 'monthly' && ', a month'}</span>
			</label>
			<NumberInput id={id} calculator={calculator} field={fee} />
			<FieldNote id={id} message={message} isProblem={isProblem} />
		</div>
	);
}
