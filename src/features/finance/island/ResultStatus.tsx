import { useEffect, useRef, useState } from 'react';
import type { CalculatorAnswer } from '../../../domain/finance/calculator-answer.ts';
import type { LoanChoices } from '../../../domain/finance/loan-choices.ts';
import type { LoanTerms } from '../../../domain/finance/loan-terms.ts';
import { inCents, inPercent, per, totalLabel } from './figures-text.ts';

interface Props {
	choices: LoanChoices | null;
	answer: CalculatorAnswer | null;
	terms: LoanTerms;
}

/** How long a result is left alone before it is announced, milliseconds: a slider on its way would talk without end. */
const REST_MS = 700;

/** Announces the result to screen readers, once it has come to rest: the three figures together, or that there is none. */
export function ResultStatus({ choices, answer, terms }: Props) {
	const text = resultText({ choices, answer, terms });
	const last = useRef(text);
	const [announced, setAnnounced] = useState('');
	useEffect(() => {
		if (text === last.current) return;
		const rest = setTimeout(() => {
			last.current = text;
			setAnnounced(text);
		}, REST_MS);
		return () => clearTimeout(rest);
	}, [text]);
	return (
		<p className="vh" role="status">
			{announced}
		</p>
	);
}

function resultText({ choices, answer, terms }: Props): string {
	if (choices === null || answer === null) return 'No figure yet';
	if (answer.kind === 'enquire') return 'Enquire for Finance';
	const { plan, comparison_rate } = answer;
	return `Estimated repayment ${inCents(plan.repayment)} ${per(choices.frequency)}, interest rate ${inPercent(choices.interest_rate)} p.a., comparison rate ${inPercent(comparison_rate)} p.a. ${totalLabel(terms, plan)} ${inCents(plan.total)}.`;
}
