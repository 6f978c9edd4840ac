import { AnswerRows } from './AnswerRows.tsx';

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

/** The answers of a form to be checked, each with a button to change it. */
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
					<AnswerRows
						rows={answers.map(({ label, answer, name }) => ({ label, answer, change: () => onChange(name) }))}
					/>
				</section>
			))}
		</div>
	);
}
