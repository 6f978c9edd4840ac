import type { ReactNode } from 'react';
import { FieldProblemText } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** A checkbox. Uncontrolled: `isTicked` is its state in the HTML. */
export function Checkbox({
	name,
	value,
	isTicked,
	required,
	isHidden,
	problemField = name,
	children,
}: {
	name: string;
	/** Value when ticked; default 'on'. */
	value?: string | undefined;
	isTicked?: boolean | undefined;
	required?: boolean | undefined;
	isHidden?: boolean | undefined;
	/** Field name in problems, where it differs. */
	problemField?: string | undefined;
	children: ReactNode;
}) {
	const { attributes } = useProblem(problemField);
	return (
		<>
			<label className="tick" hidden={isHidden}>
				<input
					type="checkbox"
					name={name}
					value={value}
					defaultChecked={isTicked}
					required={required}
					{...attributes}
				/>
				{children}
			</label>
			<FieldProblemText name={problemField} />
		</>
	);
}
