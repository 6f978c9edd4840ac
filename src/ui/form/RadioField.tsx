import { FieldProblemText } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** One of a few choices that are all in view: radio buttons below each other, or side by side for numbers. Uncontrolled, as all fields are. */
export function RadioField({
	name,
	label,
	hint,
	options,
	isOptional,
	isInline,
}: {
	name: string;
	label: string;
	hint?: string | undefined;
	options: readonly { value: string; label: string }[];
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
				{options.map(({ value, label: words }, index) => (
					<label className="radio" key={value}>
						<input type="radio" name={name} value={value} {...(index === 0 && attributes)} />
						<span>{words}</span>
					</label>
				))}
			</fieldset>
			<FieldProblemText name={name} />
		</>
	);
}
