import { describe, expect, test } from 'vitest';
import { FEES, LOAN, NO_FEES, worthOf } from '../../../../tests/fixtures/finance/sample-loan.ts';
import { comparisonRate } from './comparison-rate.ts';
import { FREQUENCIES, type Frequency, type LoanFees } from './loan-choices.ts';
import { loanPlan } from './loan-plan.ts';

describe('the comparison rate', () => {
	test.each<[name: string, frequency: Frequency, rate: number, fees: LoanFees, expected: number]>([
		['without fees by the month is the interest rate', 'month', 8.5, NO_FEES, 8.5],
		['by the week counts 52.18 weeks', 'week', 8.5, NO_FEES, 8.53],
		['by the fortnight counts 26.09 fortnights', 'fortnight', 8.5, NO_FEES, 8.53],
		['without interest and fees is 0', 'month', 0, NO_FEES, 0],
		['counts establishment and monthly fees', 'month', 8.5, FEES, 9.62],
		[
			'counts a large establishment fee (FINANCE-034)',
			'week',
			8.5,
			{ ...NO_FEES, establishment: 1360.5 },
			10.55,
		],
	])('%s', (_, frequency, interest_rate, fees, expected) => {
		expect(comparisonRate({ interest_rate, fees, frequency })).toBeCloseTo(expected, 2);
	});

	test('leaves the government charge for the registration of the security out (regulation 100, Cj)', () => {
		const compared = { interest_rate: 8.5, frequency: 'month' } as const;
		expect(comparisonRate({ ...compared, fees: { ...FEES, security_registration: 600 } })).toBe(
			comparisonRate({ ...compared, fees: { ...FEES, security_registration: 0 } }),
		);
	});

	test.each(FREQUENCIES)(
		'by the %s is the rate at which all payments have the present value of the $30,000 less the fees',
		(frequency) => {
			const rate = comparisonRate({ interest_rate: 8.5, fees: FEES, frequency });
			const plan = loanPlan({ ...LOAN, frequency, fees: { ...NO_FEES, monthly: FEES.monthly } });
			const payments = plan.instalments.map(({ paid }) => paid / 100);
			const counted = { week: 52.18, fortnight: 26.09, month: 12 }[frequency];
			const received = 30_000 - FEES.establishment;
			// Two decimals of a rate are worth a few dollars over five years.
			expect(worthOf(payments, (rate - 0.005) / 100 / counted)).toBeGreaterThan(received);
			expect(worthOf(payments, (rate + 0.005) / 100 / counted)).toBeLessThan(received);
		},
	);
});
