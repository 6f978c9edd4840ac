import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** Multi-line text field. */
export function TextAreaField({
	initial = '',
	required,
	currentText,
	...field
}: FieldProps & {
	/** Initial text. */
	initial?: string | undefined;
	required?: boolean | undefined;
	/** Returns the text in the DOM before hydration; null when there is no DOM. */
	currentText?: (() => string | null) | undefined;
}) {
	const { attributes } = useProblem(field.name);
	// On hydration React writes the default value into a textarea, so text typed before becomes the default.
	const [text] = useState(() => (initial === '' ? '' : (currentText?.() ?? initial)));
	return (
		<Field {...field}>
			<textarea name={field.name} rows={4} required={required} defaultValue={text} {...attributes} />
		</Field>
	);
}
