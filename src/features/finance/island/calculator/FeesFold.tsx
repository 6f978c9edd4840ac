import { useId } from 'react';
import type { CalculatorAnswer } from '../../../../domain/finance/calculator/calculator-answer.ts';
import { formatDollarsAndCents } from '../../../../domain/price/money.ts';
import { inCents } from '../figures-text.ts';
import { FieldNote, NumberInput } from '../NumberInput.tsx';
import { FEES, type FeeField } from './calculator-state.ts';
import type { Calculator } from './use-calculator.ts';

const LABELS: Readonly<Record<FeeField, string>> = {
	establishment: 'Establishment',
	security_registration: 'Security registration',
	monthly: 'Monthly account',
	agency: 'Agency',
};

/**
 * The lender's fees, to read and to change, and whether they are added to the loan; closed it says the amounts. Fees that only the
 * comparison rate counts are not changed one by one.
 */
export function FeesFold({
	calculator,
	answer,
}: {
	calculator: Calculator;
	answer: CalculatorAnswer | null;
}) {
	const name = useId();
	const { state, act, terms } = calculator;
	const { fee_treatment, fee_note } = terms;
	const amounts = FEES.flatMap((fee) => {
		const { value } = state.fields[fee];
		return value ? [`${formatDollarsAndCents(value)}${fee === 'monthly' ? ' a month' : ''}`] : [];
	});
	const counted =
		fee_treatment === 'in_rate' && answer?.kind === 'figures' ? inCents(answer.plan.fees) : null;
	const ways = [
		{ isFinanced: true, label: 'Added to the loan' },
		{ isFinanced: false, label: 'Paid at the start' },
	];
	return (
		<details className="fold">
			<summary>
				Fees in this estimate{' '}
				<span>
					{counted ?? (amounts.join(', ') || (fee_treatment === 'left_out' ? 'Not included' : 'None'))}
				</span>
			</summary>
			<div className="fold__body">
				<p>{fee_note}</p>
				{fee_treatment !== 'in_rate' && (
					<>
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
											onChange={() => act({ type: 'choose', chosen: { are_fees_financed: isFinanced } })}
										/>
										<span>{label}</span>
									</label>
								))}
							</div>
						</fieldset>
					</>
				)}
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
			<NumberInput id={id} of={calculator} field={fee} note={message} />
			<FieldNote id={id} message={message} isProblem={isProblem} />
		</div>
	);
}
