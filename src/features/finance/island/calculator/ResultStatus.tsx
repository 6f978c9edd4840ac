import type { CalculatorAnswer } from '../../../../domain/finance/calculator/calculator-answer.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import type { LoanTerms } from '../../../../domain/finance/loan/loan-terms.ts';
import { inCents, inPercent, per, totalLabel } from '../figures-text.ts';
import { Spoken } from '../Spoken.tsx';

interface Props {
	choices: LoanChoices | null;
	answer: CalculatorAnswer | null;
	terms: LoanTerms;
}

/** Announces the result to screen readers: the three figures together, or that there is none. */
export function ResultStatus(props: Props) {
	return <Spoken text={resultText(props)} />;
}

function resultText({ choices, answer, terms }: Props): string {
	if (choices === null || answer === null) return 'No figure yet';
	if (answer.kind === 'enquire') return 'Enquire for Finance';
	const { plan, comparison_rate } = answer;
	return `Estimated repayment ${inCents(plan.repayment)} ${per(choices.frequency)}, interest rate ${inPercent(choices.interest_rate)} p.a., comparison rate ${inPercent(comparison_rate)} p.a. ${totalLabel(terms, plan)} ${inCents(plan.total)}.`;
}
