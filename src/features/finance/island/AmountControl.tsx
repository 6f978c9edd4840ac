import { useId } from 'react';
import {
	type FieldBounds,
	type NumberField,
	withUnit,
} from '../../../domain/finance/calculator/calculator-fields.ts';
import type { FieldsAtWork } from './fields-state.ts';
import { FieldNote, NumberInput } from './NumberInput.tsx';

interface Props<Field extends NumberField> {
	/** The calculator or the budget. */
	of: FieldsAtWork<Field> & { bounds: Readonly<Record<Field, FieldBounds>> };
	field: Field;
	label: string;
	/** A few words under the label. */
	help?: string;
	/** Where the slider begins and ends, where the field takes more. */
	slider?: { min?: number; max?: number };
	/** What follows from the number, such as that a deposit counts as the price. */
	note?: string | null;
}

/** A number of the calculator or of a budget: its label, a field to type into, and a slider for the same number. */
export function AmountControl<Field extends NumberField>({
	of: { state, act, bounds },
	field,
	label,
	help,
	slider,
	note,
}: Props<Field>) {
	const id = useId();
	const { value, message, isProblem } = state.fields[field];
	const said = message ?? note;
	const { min, max, step } = { ...bounds[field], ...slider };
	const at = Math.min(max, Math.max(min, value ?? min));
	return (
		<div className={isProblem ? 'ctl ctl--bad' : 'ctl'}>
			<label htmlFor={id}>
				{label}
				{help && <small>{help}</small>}
			</label>
			<NumberInput id={id} of={{ state, act }} field={field} note={said} />
			<input
				className="ctl__slide"
				type="range"
				autoComplete="off"
				data-field={field}
				min={min}
				max={max}
				step={step}
				value={at}
				style={{ '--v': ((at - min) / (max - min)) * 100 } as object}
				aria-label={`${label}, slider`}
				aria-valuetext={withUnit(field, at)}
				onChange={({ target }) => act({ type: 'settle', field, text: target.value })}
			/>
			<p className="ctl__ends" aria-hidden="true">
				<span>{withUnit(field, min)}</span>
				<span>{withUnit(field, max)}</span>
			</p>
			<FieldNote id={id} message={said} isProblem={isProblem} />
		</div>
	);
}
