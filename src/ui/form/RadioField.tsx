import { FieldProblemText } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** One of a few choices that are all in view: radio buttons below each other, or side by side for numbers. Uncontrolled, as all fields are. */
export function RadioField({
	name,
	label,
	hint,
	options,
	initial,
	isOptional,
	isInline,
}: {
	name: string;
	label: string;
	hint?: string | undefined;
	/** Choices, each with a hint below its label where it needs one. */
	options: readonly { value: string; label: string; hint?: string | undefined }[];
	/** The choice in the HTML; none by default. */
	initial?: string | undefined;
	isOptional?: boolean | undefined;
	/** Side by side: for short labels. */
	isInline?: boolean | undefined;
}) {
	const { attributes } = useProblem(name);
	return (
		<>
			<fieldset className={isInline ? 'radios radios--row' : 'radios'}>
				<legend>
					{label}
					{isOptional && <i> (optional)</i>}
					{hint && <i className="small">{hint}</i>}
				</legend>
				{options.map(({ value, label: words, hint: more }, index) => (
					<label className="radio" key={value}>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === initial || undefined}
							{...(index === 0 && attributes)}
						/>
						<span>
							{words}
							{more && <small>{more}</small>}
						</span>
					</label>
				))}
			</fieldset>
			<FieldProblemText name={name} />
		</>
	);
}
