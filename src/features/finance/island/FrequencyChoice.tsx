import { useId } from 'react';
import { FREQUENCIES } from '../../../domain/finance/loan-choices.ts';
import type { Calculator } from './use-calculator.ts';

const WORDS = { week: 'Week', fortnight: 'Fortnight', month: 'Month' } as const;

/** How often the loan is repaid (FINANCE-032). */
export function FrequencyChoice({ calculator: { state, act } }: { calculator: Calculator }) {
	const name = useId();
	return (
		<fieldset className="segments">
			<legend>Pay every</legend>
			<div>
				{FREQUENCIES.map((frequency) => (
					<label key={frequency}>
						<input
							type="radio"
							name={name}
							checked={state.frequency === frequency}
							onChange={() => act({ type: 'frequency', frequency })}
						/>
						<span>{WORDS[frequency]}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
