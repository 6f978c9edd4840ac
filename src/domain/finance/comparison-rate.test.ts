import { describe, expect, test } from 'vitest';
import { FEES, LOAN, NO_FEES, worthOf } from '../../../tests/fixtures/finance/sample-loan.ts';
import { comparisonRate } from './comparison-rate.ts';
import { FREQUENCIES, type Frequency, type LoanFees } from './loan-choices.ts';
import { loanPlan } from './loan-plan.ts';

describe('the comparison rate', () => {
	test.each<
		[name: string, frequency: Frequency, rate: number, fees: LoanFees, isFinanced: boolean, expected: number]
	>([
		['without fees by the month is the interest rate', 'month', 8.5, NO_FEES, true, 8.5],
		['by the week counts 52.18 weeks', 'week', 8.5, NO_FEES, true, 8.53],
		['by the fortnight counts 26.09 fortnights', 'fortnight', 8.5, NO_FEES, true, 8.53],
		['without interest and fees is 0', 'month', 0, NO_FEES, true, 0],
		['counts establishment and monthly fees', 'month', 8.5, FEES, true, 9.61],
		['counts fees paid at once', 'month', 8.5, FEES, false, 9.62],
		[
			'counts a large establishment fee (FINANCE-034)',
			'week',
			8.5,
			{ ...NO_FEES, establishment: 1360.5 },
			true,
			10.46,
		],
	])('%s', (_, frequency, interest_rate, fees, are_fees_financed, expected) => {
		expect(comparisonRate({ interest_rate, fees, are_fees_financed, frequency })).toBeCloseTo(expected, 2);
	});

	test('leaves the government charge for the registration of the security out (regulation 100, Cj)', () => {
		const compared = { interest_rate: 8.5, are_fees_financed: true, frequency: 'month' } as const;
		expect(comparisonRate({ ...compared, fees: { ...FEES, security_registration: 600 } })).toBe(
			comparisonRate({ ...compared, fees: { ...FEES, security_registration: 0 } }),
		);
	});

	test.each(FREQUENCIES)(
		'by the %s is the rate at which all payments are worth the $30,000 lent',
		(frequency) => {
			const rate = comparisonRate({ interest_rate: 8.5, fees: FEES, are_fees_financed: true, frequency });
			const plan = loanPlan({ ...LOAN, frequency, fees: { ...FEES, security_registration: 0 } });
			const payments = plan.instalments.map(({ paid }) => paid / 100);
			const counted = { week: 52.18, fortnight: 26.09, month: 12 }[frequency];
			// Two decimals of a rate are worth a few dollars over five years.
			expect(worthOf(payments, (rate - 0.005) / 100 / counted)).toBeGreaterThan(30_000);
			expect(worthOf(payments, (rate + 0.005) / 100 / counted)).toBeLessThan(30_000);
		},
	);
});
