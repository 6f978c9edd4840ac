import { useId } from 'react';
import { FREQUENCIES, type Frequency } from '../../../domain/finance/loan/loan-choices.ts';

interface Props {
	legend: string;
	frequency: Frequency;
	choose: (frequency: Frequency) => void;
}

/** How often the loan is repaid (FINANCE-032). */
export function FrequencyChoice({ legend, frequency: chosen, choose }: Props) {
	const name = useId();
	return (
		<fieldset className="segments">
			<legend>{legend}</legend>
			<div>
				{FREQUENCIES.map((frequency) => (
					<label key={frequency}>
						<input
							type="radio"
							name={name}
							value={frequency}
							checked={frequency === chosen}
							onChange={() => choose(frequency)}
						/>
						<span>{frequency.replace(/^./, (first) => first.toUpperCase())}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
