import { loanParts } from '../loan/amount-borrowed.ts';
import { type LoanChoices, NO_FEES, REPAYMENTS_PER_YEAR } from '../loan/loan-choices.ts';
import { repayment } from '../loan/repayment.ts';

/**
 * Choices with the fees that make a comparison rate of their interest rate: added to the loan, they lead to the repayment that the
 * comparison rate alone comes to (resolution 136).
 *
 * @param compared the comparison rate, percent a year
 */
export function withCountedFees(choices: LoanChoices, compared: number): LoanChoices {
	const { borrowed, balloon } = loanParts({ ...choices, fees: NO_FEES });
	const { interest_rate, years, frequency } = choices;
	const repaid = (cents: number, rate: number, last = 0) =>
		repayment(cents, rate, REPAYMENTS_PER_YEAR[frequency], years, last);
	const dearer = repaid(borrowed, compared, balloon) - repaid(borrowed, interest_rate, balloon);
	const cents = Math.max(0, Math.round(dearer / repaid(1, interest_rate)));
	return { ...choices, fees: { ...NO_FEES, establishment: cents / 100 }, are_fees_financed: true };
}
