import { useId } from 'react';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import { FEES, type FeeField } from './calculator-state.ts';
import { FieldNote, NumberInput } from './NumberInput.tsx';
import type { Calculator } from './use-calculator.ts';

const LABELS: Readonly<Record<FeeField, string>> = {
	establishment: 'Establishment',
	security_registration: 'Security registration',
	monthly: 'Monthly account',
	agency: 'Agency',
};

/** The lender's fees, to read and to change, and whether they are added to the loan; closed it says the amounts. */
export function FeesFold({ calculator }: { calculator: Calculator }) {
	const name = useId();
	const { state, act } = calculator;
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
				Fees in this estimate <span>{amounts.join(', ') || 'None'}</span>
			</summary>
			<div className="fold__body">
				<p>These are the lender’s usual fees. Change them to compare a quote.</p>
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
