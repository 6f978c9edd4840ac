import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { inFull } from '../figures-text.ts';

/** How much of a disclaimer is shown at first (FINANCE-040, resolution 141). */
const SHOWN = 197;

/** What the estimate assumes, and the lender's and the dealer's disclaimer. */
export function Assumptions({
	terms,
	disclaimer,
	noun,
}: {
	terms: LoanTerms;
	disclaimer: string;
	noun: string;
}) {
	return (
		<details className="fold">
			<summary>What this assumes</summary>
			<div className="fold__body">
				<ul className="fold__list">
					<li>{`A loan secured by the ${noun}, at a fixed rate, with each repayment at the end of its period.`}</li>
					<li>52 weeks, 26 fortnights or 12 months a year. Interest on what is owed, rounded to the cent.</li>
					<li>The comparison rate counts all fees but government charges.</li>
					<li>{`The lender’s terms are those from ${inFull(terms.holds_from)}${terms.ends ? ` to ${inFull(terms.ends)}` : ''}.`}</li>
				</ul>
				<Disclaimer text={disclaimer} />
			</div>
		</details>
	);
}

/** A text whose beginning is shown, and the rest on demand (FINANCE-015, FINANCE-040); without a script too. */
function Disclaimer({ text }: { text: string }) {
	if (text.length <= SHOWN) return <p>{text}</p>;
	return (
		<div className="cut" id="calculator-disclaimer">
			<p>
				{text.slice(0, SHOWN)}
				<span className="cut__dots">...</span>
				<span className="cut__rest">{text.slice(SHOWN)}</span>
			</p>
			<details className="cut__toggle">
				<summary className="link">
					<span className="cut__more">Show More</span>
					<span className="cut__less">Show Less</span>
				</summary>
			</details>
		</div>
	);
}
