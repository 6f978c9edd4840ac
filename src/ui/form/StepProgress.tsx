/** Id of 'Step 2 of 5: Your loan': a page has one form with steps. */
export const STEP_COUNT_ID = 'step-count';

/**
 * Where a visitor is in a form with several steps: the way back, 'Step 2 of 5: Your loan', and a bar. CSS hides it without JavaScript,
 * where all steps are shown.
 */
export function StepProgress({
	titles,
	current,
	back,
	openOverview = null,
}: {
	/** Headings of the steps. */
	titles: readonly string[];
	/** Current step, from 0. */
	current: number;
	/** Goes to the step before; null where there is none, and before the form is hydrated. */
	back: (() => void) | null;
	/** Shows all steps; null where there is no overview of them. */
	openOverview?: (() => void) | null;
}) {
	return (
		<div className="lead__where">
			<div className="lead__ways">
				{back && (
					<button className="link link--ink lead__back" type="button" onClick={back}>
						Back
						{current > 0 && <span className="vh">{` to ${titles[current - 1]?.toLowerCase()}`}</span>}
					</button>
				)}
				{openOverview && (
					<button className="link link--ink" type="button" onClick={openOverview}>
						All steps
					</button>
				)}
			</div>
			<p className="lead__count" id={STEP_COUNT_ID}>
				{`Step ${current + 1} of ${titles.length}: `}
				<b>{titles[current]}</b>
			</p>
			<div className="lead__progress" aria-hidden="true">
				{titles.map((title, index) => (
					<i key={title} className={index <= current ? 'is-done' : undefined} />
				))}
			</div>
		</div>
	);
}
