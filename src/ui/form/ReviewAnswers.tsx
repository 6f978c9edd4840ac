import { useEffect, useRef } from 'react';
import { AnswerRows } from './AnswerRows.tsx';

/** One answer of a form. */
export interface Answer {
	label: string;
	answer: string;
	/** Its control. */
	control: HTMLElement;
}

/**
 * Review step before sending (GOV.UK Design System, 'Check answers'): a list of answers in place of the fields, each with a button to
 * change it. The heading takes the focus.
 */
export function ReviewAnswers({
	answers,
	onChange,
}: {
	answers: readonly Answer[];
	onChange: (control: HTMLElement) => void;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: 'start' });
	}, []);
	return (
		<section className="lead__review" aria-label="Check your answers">
			<h2 className="h-s" tabIndex={-1} ref={heading}>
				Check your answers
			</h2>
			<AnswerRows
				rows={answers.map(({ label, answer, control }) => ({
					label,
					answer,
					change: () => onChange(control),
				}))}
			/>
		</section>
	);
}
