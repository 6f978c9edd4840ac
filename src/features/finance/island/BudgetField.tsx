import { useId } from 'react';
import { type BudgetNumber, budgetKind } from '../../../domain/finance/budget.ts';
import { type FieldBounds, fieldText, withUnit } from '../../../domain/finance/calculator-fields.ts';
import { FieldNote } from './NumberInput.tsx';
import type { BudgetAtWork } from './use-budget.ts';

interface Props {
	name: BudgetNumber;
	label: string;
	budget: BudgetAtWork;
	bounds: FieldBounds;
	/** Where the slider ends, where the field takes more. */
	sliderMax?: number;
}

/** A number of the budget: a field to type into and a slider. A text that is no number stays, and no budget is shown meanwhile. */
export function BudgetField({ name, label, budget, bounds, sliderMax }: Props) {
	const id = useId();
	const kind = budgetKind(name);
	const value = budget.choices[name];
	const entry = budget.entries[name];
	const max = sliderMax ?? bounds.max;
	const at = Math.min(max, Math.max(bounds.min, value));
	return (
		<div className={entry?.isProblem ? 'ctl ctl--bad' : 'ctl'}>
			<label htmlFor={id}>{label}</label>
			<span className={name === 'years' ? 'amt amt--years' : 'amt'}>
				<input
					id={id}
					type="text"
					data-field={name}
					inputMode="decimal"
					autoComplete="off"
					value={entry?.text ?? fieldText(kind, value)}
					aria-invalid={entry?.isProblem || undefined}
					aria-describedby={entry?.message ? `${id}-note` : undefined}
					onChange={({ target }) => budget.type(name, target.value)}
					onBlur={({ target }) => entry && entry.message === null && budget.settle(name, target.value)}
					onKeyDown={({ key, currentTarget }) => key === 'Enter' && budget.settle(name, currentTarget.value)}
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
				onChange={({ target }) => budget.settle(name, target.value)}
			/>
			<p className="ctl__ends" aria-hidden="true">
				<span>{withUnit(kind, bounds.min)}</span>
				<span>{withUnit(kind, max)}</span>
			</p>
			<FieldNote id={id} message={entry?.message} isProblem={entry?.isProblem ?? false} />
		</div>
	);
}
