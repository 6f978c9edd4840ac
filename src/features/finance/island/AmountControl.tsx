import { useId } from 'react';
import { boundsOf, withUnit } from '../../../domain/finance/calculator-fields.ts';
import type { FeeField, FieldKey } from './calculator-state.ts';
import { FieldNote, NumberInput } from './NumberInput.tsx';
import type { Calculator } from './use-calculator.ts';

interface Props {
	calculator: Calculator;
	field: Exclude<FieldKey, FeeField>;
	label: string;
	/** A few words under the label. */
	help?: string;
	/** Where the slider ends, where the field takes more. */
	sliderMax?: number;
	/** What follows from the number, such as that a deposit counts as the price. */
	note?: string | null;
}

/** A number of the calculator: its label, a field to type into, and a slider for the same number. */
export function AmountControl({ calculator, field, label, help, sliderMax, note }: Props) {
	const id = useId();
	const bounds = boundsOf(calculator.terms)[field];
	const { value, message, isProblem } = calculator.state.fields[field];
	const said = message ?? note;
	const max = sliderMax ?? bounds.max;
	const at = Math.min(max, Math.max(bounds.min, value ?? bounds.min));
	return (
		<div className={isProblem ? 'ctl ctl--bad' : 'ctl'}>
			<label htmlFor={id}>
				{label}
				{help && <small>{help}</small>}
			</label>
			<NumberInput id={id} calculator={calculator} field={field} note={said} />
			<input
				className="ctl__slide"
				type="range"
				autoComplete="off"
				data-field={field}
				min={bounds.min}
				max={max}
				step={bounds.step}
				value={at}
				style={{ '--v': ((at - bounds.min) / (max - bounds.min)) * 100 } as object}
				aria-label={`${label}, slider`}
				aria-valuetext={withUnit(field, at)}
				onChange={({ target }) => calculator.act({ type: 'settle', field, text: target.value })}
			/>
			<p className="ctl__ends" aria-hidden="true">
				<span>{withUnit(field, bounds.min)}</span>
				<span>{withUnit(field, max)}</span>
			</p>
			<FieldNote id={id} message={said} isProblem={isProblem} />
		</div>
	);
}
