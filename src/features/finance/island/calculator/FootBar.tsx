import type { CalculatorAnswer } from '../../../../domain/finance/calculator/calculator-answer.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import { ANSWER_ID } from '../Answer.tsx';
import { Figures } from '../Figures.tsx';
import { inCents, inPercent } from '../figures-text.ts';

interface Props {
	/** Null while a field holds no number. */
	choices: LoanChoices | null;
	answer: CalculatorAnswer | null;
}

/**
 * The answer at the foot of a phone's window while the fields are changed: repayment, rate and comparison rate in one size, weight and
 * colour, with a link to the whole answer and its warning (resolution 220). Its position is CSS only: foot-bar.css.
 */
export function FootBar({ choices, answer }: Props) {
	return (
		<aside className="foot-bar" aria-label="Your estimate so far">
			{choices && answer?.kind === 'figures' ? (
				<Figures
					className="foot-bar__figures"
					figures={[
						[`A ${choices.frequency}`, inCents(answer.plan.repayment)],
						['Rate p.a.', inPercent(choices.interest_rate)],
						['Comparison rate p.a.', inPercent(answer.comparison_rate)],
					]}
				/>
			) : (
				<p className="foot-bar__none">{answer ? 'Enquire for Finance' : 'No figure yet'}</p>
			)}
			<a className="btn btn--1 btn--block" href={`#${ANSWER_ID}`}>
				See the result and the warning
			</a>
		</aside>
	);
}
