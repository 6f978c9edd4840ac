import type { ReactNode } from 'react';
import { FieldProblemText } from './Field.tsx';
import { useProblem } from './form-context.ts';

/** A box to tick. Uncontrolled: `isTicked` is how the build prints it. */
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
	/** What is sent for a ticked box; 'on' where nothing is given. */
	value?: string | undefined;
	isTicked?: boolean | undefined;
	required?: boolean | undefined;
	isHidden?: boolean | undefined;
	/** The name problems have for it, where that is another one. */
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
