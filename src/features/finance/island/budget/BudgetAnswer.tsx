import type { Budget, BudgetChoices } from '../../../../domain/finance/budget/budget.ts';
import { type FittingLimits, wholeWeekly } from '../../../../domain/finance/budget/fitting-stock.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { formatDollars } from '../../../../domain/price/money.ts';
import type { Noun } from '../../../../search/facets/result-count.ts';
import { Warning } from '../Answer.tsx';
import { Figures } from '../Figures.tsx';
import { inCents, inDollars, inPercent, inYears, per } from '../figures-text.ts';
import { Spoken } from '../Spoken.tsx';

interface Props {
	/** Null while a field holds no number. */
	choices: BudgetChoices | null;
	/** Null where the repayment pays for no loan the lender makes, too. */
	budget: Budget | null;
	terms: LoanTerms;
	noun: Noun;
	/** The limits of the list the action shows; null where no vehicle fits. */
	limits: FittingLimits | null;
	action: { label: string; href: string };
	/** The calculator, with this budget; null where the site has none. */
	calculator: string | null;
}

/** The budget, which may be the largest figure, then repayment and both rates in one size with the warning (resolution 220). */
export function BudgetAnswer({
	choices,
	budget,
	terms,
	noun: { one, many },
	limits,
	action,
	calculator,
}: Props) {
	const hasFigures = choices !== null && budget !== null;
	const none = choices ? 'Enquire for Finance' : 'No figure yet';
	const spoken = hasFigures
		? `Up to ${formatDollars(budget.price)}: ${inCents(budget.answer.plan.repayment)} ${per(choices.frequency)}, interest rate ${inPercent(terms.interest_rate.usual)} p.a., comparison rate ${inPercent(budget.answer.comparison_rate)} p.a.`
		: none;
	return (
		<section className="ans afford__answer" aria-label="Your budget">
			{hasFigures ? (
				<>
					<div>
						<p className="ans__head">{many.replace(/^./, (first) => first.toUpperCase())} up to</p>
						<p className="afford__budget">{formatDollars(budget.price)}</p>
						<p>{`${inDollars(budget.answer.plan.borrowed)} borrowed over ${inYears(choices.years)}${choices.deposit > 0 ? `, with ${formatDollars(choices.deposit)} deposit and trade-in` : ''}.`}</p>
						<p className="small">{`This uses our lender’s usual rate. ${limits ? `Each of our ${many} has its own: we show those that fit at theirs.` : `No ${one} here today has a repayment that fits at its own.`}`}</p>
					</div>
					<Figures
						className="figs"
						figures={[
							['Your repayment', inCents(budget.answer.plan.repayment), per(choices.frequency)],
							['Interest rate p.a.', inPercent(terms.interest_rate.usual)],
							['Comparison rate p.a.', inPercent(budget.answer.comparison_rate)],
						]}
					/>
					<Warning terms={terms} />
				</>
			) : (
				<>
					<p className="ans__big">{none}</p>
					<p>{choices ? noFigure(choices) : 'Once every field has a number, your budget appears here.'}</p>
				</>
			)}
			<div className="ways">
				<a className="btn btn--1 btn--l btn--block" href={action.href}>
					{action.label}
				</a>
				{choices && limits && limits.weekly > wholeWeekly(choices) && (
					<p className="small">{`In the list, estimates leave out your deposit and term, so yours go up to ${formatDollars(limits.weekly)} a week there.`}</p>
				)}
				{calculator && hasFigures && (
					<a
						className="btn btn--2 btn--block"
						href={`${calculator}?vehiclePriceBudget=${budget.price}&deposit=${choices.deposit}&term_years=${choices.years}&repayment_frequency=${choices.frequency}`}
					>
						See the working
					</a>
				)}
			</div>
			<Spoken text={spoken} />
		</section>
	);
}

/** Why there is no budget, though every field has a number. */
function noFigure({ deposit }: BudgetChoices): string {
	const why = deposit > 0 ? 'This repayment with this deposit' : 'This repayment';
	return `${why} is for no loan we can show a figure for. Our finance team can tell you what is possible.`;
}
