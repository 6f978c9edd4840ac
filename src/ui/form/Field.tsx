import type { ReactNode } from 'react';
import { problemId, useProblem } from './form-context.ts';

/** Properties of all fields. */
export interface FieldProps {
	/** Name of the submitted value. */
	name: string;
	label: ReactNode;
	isOptional?: boolean | undefined;
	/** Remark after the label in place of '(optional)'. */
	remark?: string | undefined;
	/** Hint below the label. */
	hint?: string | undefined;
	isHidden?: boolean | undefined;
	/** Categories of the field, separated by `|`; CSS shows it for these only. */
	only?: string | undefined;
}

/** A label that contains its control, so that the HTML needs no ids, with the field's problem below. */
export function Field({
	name,
	label,
	isOptional,
	remark = isOptional ? 'optional' : undefined,
	hint,
	isHidden,
	only,
	children,
}: FieldProps & { children: ReactNode }) {
	return (
		<>
			{/* biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children. */}
			<label className="fld" hidden={isHidden} data-only={only}>
				<span>
					{label}
					{remark && <i>{` (${remark})`}</i>}
				</span>
				{hint && <i className="small">{hint}</i>}
				{children}
			</label>
			<FieldProblemText name={name} />
		</>
	);
}

/** Error message of a field. */
export function FieldProblemText({ name }: { name: string }) {
	const { message } = useProblem(name);
	if (message === null) return null;
	return (
		<p className="fld__bad" id={problemId(name)}>
			{message}
		</p>
	);
}
