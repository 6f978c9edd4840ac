import { FieldProblemText } from './Field.tsx';
import { useProblem } from './form-context.ts';

/**
 * One of a few choices that are all in view: radio buttons below each other, or side by side for numbers. Uncontrolled, as all fields are.
 */
export function RadioField({
	name,
	label,
	hint,
	options,
	initial,
	isOptional,
	isInline,
	isLabelHidden,
}: {
	name: string;
	label: string;
	hint?: string | undefined;
	/** Choices, each with a hint below its label and an amount beside it where it needs one. */
	options: readonly { value: string; label: string; hint?: string | undefined; aside?: string }[];
	/** The choice in the HTML; none by default. */
	initial?: string | undefined;
	isOptional?: boolean | undefined;
	/** Side by side: for short labels. */
	isInline?: boolean | undefined;
	/** Whether only assistive technology has the label, as below a heading that says the same. */
	isLabelHidden?: boolean | undefined;
}) {
	const { attributes } = useProblem(name);
	return (
		<>
			<fieldset className={isInline ? 'radios radios--row' : 'radios'}>
				<legend className={isLabelHidden ? 'vh' : undefined}>
					{label}
					{isOptional && <i> (optional)</i>}
					{hint && <i className="small">{hint}</i>}
				</legend>
				{options.map(({ value, label: words, hint: more, aside }, index) => (
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
						{aside && <b className="num">{aside}</b>}
					</label>
				))}
			</fieldset>
			<FieldProblemText name={name} />
		</>
	);
}
