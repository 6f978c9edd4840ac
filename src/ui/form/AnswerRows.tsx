/** An answer with its question; `change` opens its field. */
export interface AnswerRow {
	label: string;
	answer: string;
	change: () => void;
}

/** Answers of a form, each with a button to its field (GOV.UK Design System, 'Check answers'). */
export function AnswerRows({ rows }: { rows: readonly AnswerRow[] }) {
	return (
		<dl>
			{rows.map(({ label, answer, change }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{answer}</dd>
					<dd>
						<button className="link" type="button" onClick={change}>
							Change<span className="vh">{` ${label}`}</span>
						</button>
					</dd>
				</div>
			))}
		</dl>
	);
}
