import { withCountedFees } from '../fees/counted-fees.ts';
import { COMPUTED_LOAN } from './loan.ts';
import { type LoanChoices, NO_FEES } from './loan-choices.ts';
import { loanPlan } from './loan-plan.ts';

/**
 * The weekly repayment that a comparison rate comes to (resolution 136): dollars and whole cents, exactly as the calculator works it out,
 * so that both round to the same dollar.
 *
 * @param price dollars
 * @param interest_rate percent a year
 * @param compared the comparison rate, percent a year; pages show two decimals of it
 */
export function computedRepayment(price: number, interest_rate: number, compared: number): number {
	const { years, deposit, final_payment: balloon } = COMPUTED_LOAN;
	const choices: LoanChoices = {
		...{ price, deposit, years, balloon, interest_rate },
		...{ trade_in_value: 0, trade_in_owing: 0, fees: NO_FEES, are_fees_financed: true },
		frequency: 'week',
	};
	return loanPlan(withCountedFees(choices, Math.round(compared * 100) / 100)).repayment / 100;
}
