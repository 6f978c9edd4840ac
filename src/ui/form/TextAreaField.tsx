import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** A text of several lines. */
export function TextAreaField({
	initial = '',
	required,
	currentText,
	...field
}: FieldProps & {
	/** What it begins with. */
	initial?: string | undefined;
	required?: boolean | undefined;
	/** Reads what the field holds in the page before it is hydrated; null where there is none. */
	currentText?: (() => string | null) | undefined;
}) {
	const { attributes } = useProblem(field.name);
	// React writes the default of a textarea into it when it hydrates: what was typed before is that default then.
	const [text] = useState(() => (initial === '' ? '' : (currentText?.() ?? initial)));
	return (
		<Field {...field}>
			<textarea name={field.name} rows={4} required={required} defaultValue={text} {...attributes} />
		</Field>
	);
}
