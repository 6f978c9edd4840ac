import { Icon } from '../icon/Icon.tsx';

/** A step in an overview. */
export interface OverviewStep {
	title: string;
	/** What was answered, or what it asks. */
	text: string;
	state: 'done' | 'next' | 'later';
}

const STATE_WORDS = { done: 'Done', next: 'Next', later: 'Not yet' } as const;

/** The steps of a form that a visitor comes back to: which are done, and which is next. A step that is done can be opened again. */
export function StepOverview({
	steps,
	open,
}: {
	steps: readonly OverviewStep[];
	/** Opens a step, from 0. */
	open: (index: number) => void;
}) {
	return (
		<ol className="steps">
			{steps.map(({ title, text, state }, index) => (
				<li
					key={title}
					className={`steps__one is-${state}`}
					aria-current={state === 'next' ? 'step' : undefined}
				>
					<span className="steps__sign" aria-hidden="true">
						{state === 'done' ? <Icon name="check" /> : index + 1}
					</span>
					<span className="steps__what">
						{state === 'done' ? (
							<button className="steps__open" type="button" onClick={() => open(index)}>
								{title}
							</button>
						) : (
							<b>{title}</b>
						)}
						<span>{text}</span>
					</span>
					<span className="steps__state">{STATE_WORDS[state]}</span>
				</li>
			))}
		</ol>
	);
}
