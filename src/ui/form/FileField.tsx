import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** File field with a list of the chosen files. Files chosen before hydration stay and are listed after it. */
export function FileField({
	accept,
	isMultiple,
	required,
	...field
}: FieldProps & {
	/** Value of the `accept` attribute: 'image/*,.heic'. */
	accept?: string | undefined;
	isMultiple?: boolean | undefined;
	required?: boolean | undefined;
}) {
	const { attributes } = useProblem(field.name);
	const [names, setNames] = useState<readonly string[]>([]);
	const list = (input: HTMLInputElement | null) => {
		const chosen = [...(input?.files ?? [])].map(({ name }) => name);
		setNames((before) => (before.join('/') === chosen.join('/') ? before : chosen));
	};
	return (
		<>
			<Field {...field}>
				<input
					name={field.name}
					type="file"
					accept={accept}
					multiple={isMultiple}
					required={required}
					ref={list}
					onChange={({ target }) => list(target)}
					{...attributes}
				/>
			</Field>
			{names.length > 0 && (
				<ul className="small muted" aria-label="Chosen files">
					{names.map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
			)}
		</>
	);
}
