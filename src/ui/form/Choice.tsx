import type { ReactNode } from 'react';
import { problemId, useProblem } from './form-context.ts';

/** One of several radio buttons. */
export interface ChoiceOption {
	value: string;
	label: string;
	/** Whether it cannot be chosen any more; it is struck through. */
	isTaken?: boolean;
}

/**
 * Radio buttons styled as buttons, with the keyboard and screen-reader behaviour of a radio group.
 *
 * @param problemField field whose problem this choice shows; the error summary focuses the first button that can be chosen
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
	const first = options.findIndex(({ isTaken }) => !isTaken);
	return (
		<div className="visit__grid">
			{options.map(({ value, label, isTaken }, index) => (
				<label className="visit__time" key={value}>
					<input
						type="radio"
						name={name}
						value={value}
						checked={value === chosen}
						disabled={isTaken}
						onChange={() => onChoose(value)}
						{...(index === first && problemField !== '' && { 'data-field': problemField, ...attributes })}
					/>
					<span className="num">
						{label}
						{isTaken && <span className="vh">, taken</span>}
					</span>
				</label>
			))}
		</div>
	);
}

/** A fieldset with a legend and the problem of its field. */
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
