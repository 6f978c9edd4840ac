/** What can be asked, before the first question. */
export function FirstWords({ isOfVehicle }: { isOfVehicle: boolean }) {
	return (
		<div className="chat__first">
			<p>
				<b>What would you like to know?</b>
			</p>
			<p className="muted">
				{isOfVehicle
					? 'Facts, fittings, history, delivery, returns, or others in stock.'
					: 'What is in stock, hours, delivery, returns, warranty.'}{' '}
				You’ll see where each answer comes from. If the site doesn’t say, I’ll tell you so.
			</p>
		</div>
	);
}

/**
 * Who answers, and what becomes of the questions.
 *
 * @param forget null where there is nothing to forget
 * @param operator who runs the language model that phrases answers; null for none
 */
export function HowItWorks({ forget, operator }: { forget: (() => void) | null; operator: string | null }) {
	return (
		<details className="small muted">
			<summary>
				Answered by a computer, from this dealer’s site only. No finance advice.{' '}
				<span className="link">How it works</span>
			</summary>
			<p>
				It looks for sentences and facts of this site that answer your question, and shows them word for word
				with their place. It can’t agree on prices or make promises. Your questions stay on this device for a
				day.{' '}
				{operator === null
					? 'Nothing is sent until you ask a person.'
					: `Your question and what was found are also sent to ${operator}, whose program may put it in its own words; sentences that say anything else are not shown. Your name and phone number are not sent there.`}{' '}
				{forget && (
					<button className="link link--ink" type="button" onClick={forget}>
						Forget them now
					</button>
				)}
			</p>
		</details>
	);
}
