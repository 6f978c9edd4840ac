import type { ReactNode } from 'react';
import { problemId, useProblem } from './form-context.ts';

/** One of several radio buttons. */
export interface ChoiceOption {
	value: string;
	label: string;
}

/**
 * Radio buttons drawn as buttons: arrow keys move between them and screen readers count them, as with any radio group.
 *
 * @param problemField the field whose problem belongs to this choice: its first button takes the focus from the error summary
 */
export function Choice({
	name,
	options,
	chosen,
	problemField = '',
	onChoose,
}: {
	name: string;
	options: readonly ChoiceOption[];
	chosen: string | null;
	problemField?: string | undefined;
	onChoose: (value: string) => void;
}) {
	const { attributes } = useProblem(problemField);
	return (
		<div className="visit__grid">
			{options.map(({ value, label }, index) => (
				<label className="visit__time" key={value}>
					<input
						type="radio"
						name={name}
						value={value}
						checked={value === chosen}
						onChange={() => onChoose(value)}
						{...(index === 0 && problemField !== '' && { 'data-field': problemField, ...attributes })}
					/>
					<span className="num">{label}</span>
				</label>
			))}
		</div>
	);
}

/** A group of controls under a heading of its own, with the problem of the field it belongs to. */
export function ChoiceGroup({
	legend,
	problemField,
	children,
}: {
	legend?: ReactNode;
	problemField?: string | undefined;
	children: ReactNode;
}) {
	const { message } = useProblem(problemField ?? '');
	return (
		<>
			<fieldset className="visit">
				{legend && <legend>{legend}</legend>}
				{children}
			</fieldset>
			{problemField && message !== null && (
				<p className="fld__bad" id={problemId(problemField)}>
					{message}
				</p>
			)}
		</>
	);
}
