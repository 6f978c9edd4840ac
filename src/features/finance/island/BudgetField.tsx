import { useId, useState } from 'react';
import {
	type FieldBounds,
	fieldText,
	type SettledField,
	settleField,
	withUnit,
} from '../../../domain/finance/calculator-fields.ts';
import { FieldNote } from './NumberInput.tsx';

interface Props {
	name: 'repayment' | 'deposit' | 'years';
	label: string;
	value: number;
	bounds: FieldBounds;
	/** Where the slider ends, where the field takes more. */
	sliderMax?: number;
	/** Null for a text that is no number. */
	onChange: (value: number | null) => void;
}

/** A number of the budget: a field to type into and a slider. A text that is no number stays, and no budget is shown meanwhile. */
export function BudgetField({ name, label, value, bounds, sliderMax, onChange }: Props) {
	const id = useId();
	const kind = name === 'years' ? 'years' : 'deposit';
	const [typed, setTyped] = useState<string | null>(null);
	const [note, setNote] = useState<SettledField | null>(null);
	const max = sliderMax ?? bounds.max;
	const at = Math.min(max, Math.max(bounds.min, value));
	const type = (text: string) => {
		setTyped(text);
		setNote(null);
		const settled = settleField(kind, text, bounds);
		if (settled.value !== null && settled.message === null) onChange(settled.value);
	};
	const settle = (text: string) => {
		const settled = settleField(kind, text, bounds);
		setNote(settled.message === null ? null : settled);
		setTyped(settled.message === null ? null : settled.text);
		onChange(settled.value);
	};
	const slide = (next: number) => {
		setTyped(null);
		setNote(null);
		onChange(next);
	};
	return (
		<div className={note?.isProblem ? 'ctl ctl--bad' : 'ctl'}>
			<label htmlFor={id}>{label}</label>
			<span className={name === 'years' ? 'amt amt--years' : 'amt'}>
				<input
					id={id}
					type="text"
					data-field={name}
					inputMode="decimal"
					autoComplete="off"
					value={typed ?? fieldText(kind, value)}
					aria-invalid={note?.isProblem || undefined}
					aria-describedby={note ? `${id}-note` : undefined}
					onChange={({ target }) => type(target.value)}
					onBlur={({ target }) => typed !== null && settle(target.value)}
					onKeyDown={({ key, currentTarget }) => key === 'Enter' && settle(currentTarget.value)}
				/>
			</span>
			<input
				className="ctl__slide"
				type="range"
				autoComplete="off"
				data-field={name}
				min={bounds.min}
				max={max}
				step={bounds.step}
				value={at}
				style={{ '--v': ((at - bounds.min) / (max - bounds.min)) * 100 } as object}
				aria-label={`${label}, slider`}
				aria-valuetext={withUnit(kind, at)}
				onChange={({ target }) => slide(target.valueAsNumber)}
			/>
			<p className="ctl__ends" aria-hidden="true">
				<span>{withUnit(kind, bounds.min)}</span>
				<span>{withUnit(kind, max)}</span>
			</p>
			<FieldNote id={id} message={note?.message} isProblem={note?.isProblem ?? false} />
		</div>
	);
}
