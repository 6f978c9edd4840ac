import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import { choicesOfAddress } from '../../../domain/finance/calculator-address.ts';
import { calculatorAnswer, firstChoices } from '../../../domain/finance/calculator-answer.ts';
import type { LoanPlan } from '../../../domain/finance/loan-plan.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { formatDollarsAndCents } from '../../../domain/price/money.ts';
import stylesheet from '../embed/calculator.css?url';
import type { CalculatorData } from '../embed/calculator-data.ts';
import { Warning } from './Answer.tsx';
import { Calculator } from './Calculator.tsx';
import { Figures } from './Figures.tsx';
import { inDollars, inPercent, inYears, per } from './figures-text.ts';

/** The calculator's anchor on the pages that have one (FINANCE-001). */
const ANCHOR = '#finance-calculator';

/**
 * The calculator on a page whose matter is something else: printed as its first answer with the warning, and a link to the finance page with the same figures. When
 * it is used, it unfolds in place; only then its stylesheet is loaded.
 */
function FoldedFinanceCalculator(data: CalculatorData) {
	const [isOpen, setOpen] = useState(false);
	const open = () => {
		addStylesheet(stylesheet);
		setOpen(true);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at.
	useLayoutEffect(() => {
		const { hash, search } = window.location;
		const { fees, ...named } = choicesOfAddress(search);
		if (hash === ANCHOR || Object.keys({ ...fees, ...named }).length > 0) open();
	}, []);
	useEffect(() => {
		if (isOpen) document.querySelector<HTMLElement>(`${ANCHOR} [data-field]`)?.focus({ preventScroll: true });
	}, [isOpen]);
	if (isOpen) return <Calculator {...data} />;
	return <FirstAnswer data={data} open={open} />;
}

/** What the repayment is for, then repayment, rate and comparison rate in one size with the warning (resolution 220), and the total. */
function FirstAnswer({ data, open }: { data: CalculatorData; open: () => void }) {
	const { terms, known, ways, subject } = data;
	const choices = firstChoices(terms, known);
	const answer = calculatorAnswer(choices, terms);
	const { price, deposit, years } = choices;
	return (
		<>
			{answer.kind === 'figures' && (
				<>
					<p>
						{`${subject ?? 'A loan'} ${subject ? 'at' : 'for a price of'} ${formatDollarsAndCents(price)}, ${deposit > 0 ? formatDollarsAndCents(deposit) : 'no'} deposit, over ${inYears(years)}:`}
					</p>
					<Figures
						className="folded-calculator__figures"
						figures={[
							['Estimated repayment', inDollars(answer.plan.repayment), per(choices.frequency)],
							['Interest rate p.a.', inPercent(choices.interest_rate)],
							['Comparison rate p.a.', inPercent(answer.comparison_rate)],
						]}
					/>
					<Warning terms={terms} />
					<p>{totalText(answer.plan, terms)}</p>
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
				Change deposit, term or balloon
			</a>
		</>
	);
}

/** What is paid in all: 'You pay $25,000 borrowed and $4,991 interest: $29,991 in all, before the lender’s fees.' */
function totalText(
	{ borrowed, interest, fees, balloon, total }: LoanPlan,
	{ fee_treatment }: LoanTerms,
): string {
	const parts = [
		`${inDollars(borrowed)} borrowed`,
		`${inDollars(interest)} interest`,
		...(fees > 0 ? [`${inDollars(fees)} fees`] : []),
	];
	const last = balloon > 0 ? `, ${inDollars(balloon)} of it as one last payment` : '';
	const without = fee_treatment === 'left_out' ? ', before the lender’s fees' : '';
	return `You pay ${inDollars(total)} in all${last}: ${parts.join(', ')}${without}.`;
}

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const FoldedCalculator = memo(FoldedFinanceCalculator);
