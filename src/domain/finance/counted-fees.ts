import { loanParts } from './amount-borrowed.ts';
import { type LoanChoices, NO_FEES, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { annuity, discount, repayment } from './repayment.ts';

/**
 * Choices with the fees that make a comparison rate of their interest rate: added to the loan, they lead to the repayment that the comparison
 * rate alone comes to (resolution 136).
 *
 * @param compared the comparison rate, percent a year
 */
export function withCountedFees(choices: LoanChoices, compared: number): LoanChoices {
	const { borrowed, balloon } = loanParts({ ...choices, fees: NO_FEES });
	const { interest_rate, years, frequency } = choices;
	const perYear = REPAYMENTS_PER_YEAR[frequency];
	const periods = Math.round(perYear * years);
	const rate = interest_rate / 100 / perYear;
	const repaid = repayment(borrowed, compared, perYear, years, balloon);
	const principal = repaid * annuity(rate, periods) + balloon * discount(rate, periods);
	const counted = Math.max(0, Math.round(principal - borrowed)) / 100;
	return { ...choices, fees: { ...NO_FEES, establishment: counted }, are_fees_financed: true };
}
