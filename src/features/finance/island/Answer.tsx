import type { CalculatorAnswer } from '../../../domain/finance/calculator/calculator-answer.ts';
import { COMPARISON_BASIS } from '../../../domain/finance/loan/comparison-text.ts';
import type { LoanChoices } from '../../../domain/finance/loan/loan-choices.ts';
import type { LoanTerms } from '../../../domain/finance/loan/loan-terms.ts';
import { formatDollars, formatDollarsAndCents } from '../../../domain/price/money.ts';
import { Figures } from './Figures.tsx';
import { inCents, inPercent, inYears, per } from './figures-text.ts';

interface Props {
	/** Null while a field holds no number. */
	choices: LoanChoices | null;
	answer: CalculatorAnswer | null;
	terms: LoanTerms;
	/** Whether the terms for the vehicle are still being loaded: figures take their room then, and are not shown. */
	isFinding: boolean;
}

/** The id of the answer, for links to it. */
export const ANSWER_ID = 'calculator-answer';

/**
 * The three figures the law ties together, in one size, weight and colour, with the warning in plain text under them (National Credit Code,
 * sections 160 to 164; resolution 220); or why there is no figure.
 */
export function Answer({ choices, answer, terms, isFinding }: Props) {
	return (
		<section className="ans" id={ANSWER_ID} tabIndex={-1} aria-label="Your estimate">
			{choices && answer?.kind === 'figures' ? (
				<>
					{isFinding && <p className="ans__loading">Loading …</p>}
					<p className="ans__head">{summary(choices, answer.plan.balloon)}</p>
					<Figures
						className="figs"
						figures={[
							['Estimated repayment', inCents(answer.plan.repayment), per(choices.frequency)],
							['Interest rate p.a.', inPercent(choices.interest_rate)],
							['Comparison rate p.a.', inPercent(answer.comparison_rate)],
						]}
					/>
					<Warning terms={terms} />
				</>
			) : (
				<>
					<p className="ans__head">Your estimate</p>
					<p className="ans__big">{answer ? 'Enquire for Finance' : 'No figure yet'}</p>
					<p>
						{answer
							? 'At $25 or less a repayment we show no figure: lenders price small loans one by one. Ask us.'
							: `Once every field has a number, and the price is from ${formatDollars(terms.lowest_price)} to $250,000, it appears here.`}
					</p>
				</>
			)}
		</section>
	);
}

/** The warning beside a comparison rate, with the loan it is stated for. */
export function Warning({ terms }: Pick<Props, 'terms'>) {
	return <p className="ans__warning">{`${terms.warning} ${COMPARISON_BASIS}`}</p>;
}

/** 'Your estimate: $30,000 price, 5 years, no balloon'. */
function summary({ price, deposit, years }: LoanChoices, balloon: number): string {
	const less = deposit > 0 ? `, ${formatDollarsAndCents(deposit)} deposit` : '';
	const last = balloon > 0 ? `${formatDollarsAndCents(balloon / 100)} balloon` : 'no balloon';
	return `Your estimate: ${formatDollarsAndCents(price)} price${less}, ${inYears(years)}, ${last}`;
}
