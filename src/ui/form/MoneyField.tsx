import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** An amount of dollars, with its sign before it. A text field: number fields refuse the comma of '1,450' and drop what was pasted. */
export function MoneyField({ placeholder, ...field }: FieldProps & { placeholder?: string | undefined }) {
	return (
		<Field {...field}>
			<Dollars name={field.name} placeholder={placeholder} />
		</Field>
	);
}

/** Periods of an amount, by what is sent for them. */
const PERIODS = { week: 'a week', fortnight: 'a fortnight', month: 'a month' } as const;

/** An amount of dollars for a period, which is sent as `<name>_period`: '$1,450 a week'. */
export function PeriodAmountField({
	period = 'week',
	...field
}: FieldProps & {
	/** The period that is chosen to begin with. */
	period?: keyof typeof PERIODS | undefined;
}) {
	const words = typeof field.label === 'string' ? field.label : field.name;
	return (
		<div className="amount">
			<Field {...field}>
				<Dollars name={field.name} />
			</Field>
			<select name={`${field.name}_period`} defaultValue={period} aria-label={`${words}, how often`}>
				{Object.entries(PERIODS).map(([value, label]) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
}

function Dollars({ name, placeholder }: { name: string; placeholder?: string | undefined }) {
	const { attributes } = useProblem(name);
	return (
		// A placeholder contains the dollar sign already.
		<span className={placeholder ? undefined : 'money'}>
			<input
				name={name}
				type="text"
				inputMode="decimal"
				autoComplete="off"
				placeholder={placeholder}
				{...attributes}
			/>
		</span>
	);
}
