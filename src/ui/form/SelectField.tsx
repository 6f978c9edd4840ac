import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** One of a list of choices. */
export interface SelectOption {
	value: string;
	label: string;
	/** Cannot be chosen for now, and is not shown. */
	isUnavailable?: boolean | undefined;
	/** Further attributes, such as the data that scripts of the page read. */
	data?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
}

/** A choice from a list. Uncontrolled: `initial` is what the build prints as chosen. */
export function SelectField({
	options,
	empty,
	initial,
	required,
	...field
}: FieldProps & {
	options: readonly SelectOption[];
	/** The label of the empty choice, which comes first; null for none. */
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
