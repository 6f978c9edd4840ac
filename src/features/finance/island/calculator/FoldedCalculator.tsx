import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { addStylesheet } from '../../../../browser/add-stylesheet.ts';
import { CALCULATOR_PARAMETERS } from '../../../../domain/finance/calculator/calculator-address.ts';
import { calculatorAnswer, firstChoices } from '../../../../domain/finance/calculator/calculator-answer.ts';
import { unpackedTerms } from '../../../../domain/finance/estimate/standard-texts.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanPlan } from '../../../../domain/finance/loan/loan-plan.ts';
import { formatDollarsAndCents } from '../../../../domain/price/money.ts';
import stylesheet from '../../embed/calculator.css?url';
import type { CalculatorData, FoldedCalculatorData } from '../../embed/calculator-data.ts';
import { ANSWER_ID, Warning } from '../Answer.tsx';
import { inDollars, inPercent, inYears, per } from '../figures-text.ts';
import { Calculator } from './Calculator.tsx';

/** The calculator's anchor on the pages that have one (FINANCE-001). */
const ANCHOR = '#finance-calculator';

/**
 * The calculator on a page whose matter is something else: rendered as its first answer with the warning, and a link to the finance page
 * with the same figures. When it is used, it unfolds in place; only then its stylesheet is loaded.
 */
function FoldedFinanceCalculator({ terms, ...others }: FoldedCalculatorData) {
	const data = { ...others, terms: unpackedTerms(terms), termsByDealership: {} };
	const [isOpen, setOpen] = useState(false);
	const open = () => addStylesheet(stylesheet).then(() => setOpen(true));
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at.
	useLayoutEffect(() => {
		const { hash, search } = location;
		const named = new URLSearchParams(search);
		if (hash === ANCHOR || CALCULATOR_PARAMETERS.some((name) => named.get(name))) open();
	}, []);
	useEffect(() => {
		// The answer, not a field: a phone would open its keyboard over it.
		if (isOpen) document.getElementById(ANSWER_ID)?.focus({ preventScroll: true });
	}, [isOpen]);
	if (isOpen) return <Calculator {...data} />;
	return <FirstAnswer data={data} open={open} />;
}

/** What the repayment is for, then repayment, rate and comparison rate in one size with the warning (resolution 220), and the total. */
function FirstAnswer({ data, open }: { data: Omit<CalculatorData, 'until'>; open: () => void }) {
	const { terms, known, ways } = data;
	const choices = firstChoices(terms, known);
	const answer = calculatorAnswer(choices, terms);
	const figures =
		answer.kind === 'figures'
			? [
					['Estimated repayment', inDollars(answer.plan.repayment), per(choices.frequency)],
					['Interest rate', inPercent(choices.interest_rate), 'p.a.'],
					['Comparison rate', inPercent(answer.comparison_rate), 'p.a.'],
				]
			: [];
	return (
		<>
			{answer.kind === 'figures' && (
				<>
					<p>{summary(data, choices, answer.plan)}</p>
					<dl className="estimate__figures">
						{figures.map(([label, value, unit]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>
									<b>{value}</b>
									{` ${unit}`}
								</dd>
							</div>
						))}
					</dl>
					<Warning terms={terms} />
				</>
			)}
			<a
				className="btn btn--2"
				href={ways.whole ?? ways.ask ?? ways.call.href}
				onClick={(event) => {
					event.preventDefault();
					open();
				}}
			>
				{terms.offered_loan ? 'Change price or deposit' : 'Change deposit, term or balloon'}
			</a>
		</>
	);
}

/** 'This car at $25,000, no deposit, over 5 years: $29,991 in all, before the lender’s fees.' */
function summary(
	{ noun, subject = `This ${noun}`, terms }: Omit<CalculatorData, 'until'>,
	choices: LoanChoices,
	{ total, balloon }: LoanPlan,
): string {
	const price = formatDollarsAndCents(choices.price);
	const deposit = choices.deposit > 0 ? formatDollarsAndCents(choices.deposit) : 'no';
	const last = balloon > 0 ? `, ${inDollars(balloon)} final payment` : '';
	const fees = terms.fee_treatment === 'left_out' ? 'before the lender’s fees' : 'with fees';
	return `${subject} at ${price}, ${deposit} deposit, over ${inYears(choices.years)}${last}: ${inDollars(total)} in all, ${fees}.`;
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const FoldedCalculator = memo(FoldedFinanceCalculator);
