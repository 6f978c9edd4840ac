/** Answers of a form under the headings of its steps, each with a way back to its field (GOV.UK Design System, 'Check answers'). */
export interface AnswerGroup {
	title: string;
	answers: readonly {
		label: string;
		answer: string;
		/** The field it was given in. */
		name: string;
	}[];
}

export function AnswerGroups({
	groups,
	onChange,
}: {
	groups: readonly AnswerGroup[];
	onChange: (name: string) => void;
}) {
	return (
		<div className="lead__review">
			{groups.map(({ title, answers }) => (
				<section key={title} aria-label={title}>
					<h3 className="h-s">{title}</h3>
					<dl>
						{answers.map(({ label, answer, name }) => (
							<div key={name}>
								<dt>{label}</dt>
								<dd>{answer}</dd>
								<dd>
									<button className="link" type="button" onClick={() => onChange(name)}>
										Change<span className="vh">{` ${label}`}</span>
									</button>
								</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
