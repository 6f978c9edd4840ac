import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import { choicesOfAddress } from '../../../domain/finance/calculator-address.ts';
import { calculatorAnswer, firstChoices } from '../../../domain/finance/calculator-answer.ts';
import stylesheet from '../embed/calculator.css?url';
import type { CalculatorData } from '../embed/calculator-data.ts';
import { Calculator } from './Calculator.tsx';
import { inCents, inDollars, inPercent, inYears, per } from './figures-text.ts';

/** The calculator's anchor on the pages that have one (FINANCE-001). */
const ANCHOR = '#finance-calculator';

/**
 * The calculator on a page whose matter is something else: printed as its first answer and a link to the finance page with the same figures. When
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

/** Repayment, rate and comparison rate in one size, and the total. */
function FirstAnswer({ data, open }: { data: CalculatorData; open: () => void }) {
	const { terms, known, ways } = data;
	const choices = firstChoices(terms, known);
	const answer = calculatorAnswer(choices, terms);
	return (
		<>
			{answer.kind === 'figures' && (
				<p>
					<b>
						{`${inDollars(answer.plan.repayment)} ${per(choices.frequency)}, interest rate ${inPercent(choices.interest_rate)} p.a., comparison rate ${inPercent(answer.comparison_rate)} p.a.`}
					</b>{' '}
					{`over ${inYears(choices.years)}, ${inCents(answer.plan.total)} in all.`}
				</p>
			)}
			<a
				className="btn btn--2"
				href={ways.whole ?? ways.call.href}
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

/** Memoised, as Astro otherwise draws every island twice to find out what it is. */
export const FoldedCalculator = memo(FoldedFinanceCalculator);
