import type { ReactNode } from 'react';
import { problemId, useProblem } from './form-context.ts';

/** What every field has. */
export interface FieldProps {
	/** The name under which the field is sent. */
	name: string;
	label: ReactNode;
	isOptional?: boolean | undefined;
	/** Said after the label instead of '(optional)'. */
	remark?: string | undefined;
	/** How to fill it in, under the label. */
	hint?: string | undefined;
	isHidden?: boolean | undefined;
	/** The categories it belongs to, separated by `|`; the stylesheet shows it for these alone. */
	only?: string | undefined;
}

/** A label with its control, and the problem below it. The label holds the control, so that the build prints no ids. */
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

/** What is wrong with a field, beside it. */
export function FieldProblemText({ name }: { name: string }) {
	const { message } = useProblem(name);
	if (message === null) return null;
	return (
		<p className="fld__bad" id={problemId(name)}>
			{message}
		</p>
	);
}
