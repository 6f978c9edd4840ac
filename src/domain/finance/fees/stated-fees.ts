import type { FinanceEstimate } from '../estimate/estimate.ts';
import { comparisonRate } from '../loan/comparison-rate.ts';
import { loanPlan } from '../loan/loan-plan.ts';
import type { LoanTerms } from '../loan/loan-terms.ts';
import { weeklyOfMonthly } from '../loan/repayment.ts';

/**
 * The estimate of a vehicle with the fees that its dealership's terms state, added to the loan. A lender's figures in the stock are often
 * before fees; beside terms that charge some they would advertise a repayment and a comparison rate that no borrower gets (National Credit
 * Code, section 164). Repayment and comparison rate are therefore at least those of the interest rate with these fees (FINANCE-035 to
 * FINANCE-038); figures that already hold them, and terms without fees, leave the estimate as it is.
 *
 * @param price the price that the estimate is for, dollars
 */
export function withStatedFees(
	estimate: FinanceEstimate,
	price: number,
	{ fees, frequency }: Pick<LoanTerms, 'fees' | 'frequency'>,
): FinanceEstimate {
	const { interest_rate, weekly, monthly, loan } = estimate;
	if (Object.values(fees).every((dollars) => dollars === 0)) return estimate;
	const counted = comparisonRate({ interest_rate, fees, frequency });
	const comparison_rate = Math.max(estimate.comparison_rate, counted);
	// A repayment worked out from a comparison rate holds all the fees that the rate counts.
	if (estimate.is_computed && comparison_rate > counted) return estimate;
	const plan = loanPlan({
		...{ price, deposit: loan.deposit, years: loan.years, balloon: loan.final_payment },
		...{ trade_in_value: 0, trade_in_owing: 0, interest_rate, fees, are_fees_financed: true },
		frequency: monthly === null ? 'week' : 'month',
	});
	const repaid = plan.repayment / 100;
	return {
		...estimate,
		weekly: Math.max(weekly, Math.round(monthly === null ? repaid : weeklyOfMonthly(repaid))),
		monthly: monthly === null ? null : Math.max(monthly, repaid),
		comparison_rate,
		is_computed: false,
	};
}
