import { toCents } from '../cents.ts';
import { type LoanChoices, REPAYMENTS_PER_YEAR } from './loan-choices.ts';
import { loanPlan } from './loan-plan.ts';
import { annuity, discount, MONTHS_PER_YEAR } from './repayment.ts';

/**
 * The highest price whose repayment is not above what a shopper can pay: what can be borrowed, with deposit and trade-in. Whole dollars,
 * rounded down; 0 where the repayment does not even cover the fees.
 *
 * @param most what can be paid each period, dollars
 * @param choices all but the price; the balloon counts as far as the loan has room for it
 */
export function affordablePrice(most: number, choices: Omit<LoanChoices, 'price'>): number {
	const { deposit, trade_in_value, trade_in_owing, balloon, interest_rate, years, fees } = choices;
	const perYear = REPAYMENTS_PER_YEAR[choices.frequency];
	const periods = Math.round(perYear * years);
	const rate = interest_rate / 100 / perYear;
	// A repayment of up to half a cent more is rounded down to this one.
	const repaid = most + 0.005 - (fees.monthly * MONTHS_PER_YEAR) / perYear;
	const added = choices.are_fees_financed ? fees.establishment + fees.security_registration + fees.agency : 0;
	const principal = repaid * annuity(rate, periods) + balloon * discount(rate, periods);
	const borrowed = principal - added;
	if (most <= 0 || borrowed <= 0) return 0;
	const price = Math.floor(borrowed + deposit + trade_in_value - trade_in_owing);
	const fits = (dollars: number) => loanPlan({ ...choices, price: dollars }).repayment <= toCents(most);
	// Rounding the loan's parts to cents moves the bound by a dollar or two.
	const near = [price, price - 1, price - 2].find((dollars) => dollars >= 0 && fits(dollars));
	return near ?? 0;
}
