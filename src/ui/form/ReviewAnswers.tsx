import { useEffect, useRef } from 'react';

/** One answer of a form. */
export interface Answer {
	label: string;
	answer: string;
	/** The control it was given in. */
	control: HTMLElement;
}

/**
 * The step in which the answers are shown once more before a form is sent (GOV.UK Design System, 'Check answers'): a list in place of the
 * fields, each answer with a way back to its field. The heading takes the focus.
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
			<dl>
				{answers.map(({ label, answer, control }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{answer}</dd>
						<dd>
							<button className="link" type="button" onClick={() => onChange(control)}>
								Change<span className="vh">{` ${label}`}</span>
							</button>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
