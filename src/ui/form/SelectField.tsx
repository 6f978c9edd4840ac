import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** An option of a select. */
export interface SelectOption {
	value: string;
	label: string;
	/** Disabled and hidden for now. */
	isUnavailable?: boolean | undefined;
	/** Further attributes, such as data for scripts. */
	data?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
}

/** A select. Uncontrolled: `initial` is its value in the HTML. */
export function SelectField({
	options,
	empty,
	initial,
	required,
	...field
}: FieldProps & {
	options: readonly SelectOption[];
	/** Label of the empty option, which comes first; null for none. */
	empty: string | null;
	initial?: string | undefined;
	required?: boolean | undefined;
}) {
	const { attributes } = useProblem(field.name);
	return (
		<Field {...field}>
			<select name={field.name} required={required} defaultValue={initial} {...attributes}>
				{empty !== null && <option value="">{empty}</option>}
				{options.map(({ value, label, isUnavailable, data }) => (
					<option key={value} value={value} hidden={isUnavailable} disabled={isUnavailable} {...data}>
						{label}
					</option>
				))}
			</select>
		</Field>
	);
}
