import { expect, test } from 'vitest';
import { COMPARISON_BASIS, COMPARISON_WARNING } from '../loan/comparison-text.ts';
import { repayment, weeklyOfMonthly } from '../loan/repayment.ts';
import { cardEstimate, estimateFigures, loanText, ratesText } from './estimate-text.ts';

const ESTIMATE = {
	provider: 'manual' as const,
	weekly: 1099,
	monthly: null,
	interest_rate: 7.5,
	comparison_rate: 8.61,
	loan: { years: 5, deposit: 0, final_payment: 0 },
	is_computed: false,
};

test('an estimate is its payment and both rates, each with its unit', () => {
	expect(estimateFigures(ESTIMATE)).toEqual([
		{ label: 'Estimated repayment', value: '$1,099', per: 'a week' },
		{ label: 'Interest rate', value: '7.50%', per: 'p.a.' },
		{ label: 'Comparison rate', value: '8.61%', per: 'p.a.' },
	]);
});

test('a card says the weekly figure with both rates in one line of text', () => {
	expect(cardEstimate(ESTIMATE)).toBe('Est. $1,099 a week, 7.50% p.a., comparison rate 8.61% p.a.');
});

test.each([
	[430, '$430'],
	[430.5, '$430.50'],
])('a lender’s payment of %d a month is shown as %s a month', (monthly, value) => {
	expect(estimateFigures({ ...ESTIMATE, provider: 'nissan_finance', monthly })[0]).toEqual({
		label: 'Estimated repayment',
		value,
		per: 'a month',
	});
});

test.each([
	[[{ years: 5, deposit: 0, final_payment: 0 }], ', 5-year term, no deposit, $0 final payment'],
	[[{ years: 1, deposit: 500, final_payment: 0 }], ', 1-year term, $500 deposit, $0 final payment'],
	[
		[
			{ years: 7, deposit: 4000, final_payment: 9000 },
			{ years: 5, deposit: 0, final_payment: 0 },
		],
		', 5-to-7-year term, $0 to $4,000 deposit, $0 to $9,000 final payment',
	],
	[
		[
			{ years: 5.5, deposit: 0, final_payment: 0 },
			{ years: 5, deposit: 0, final_payment: 0 },
		],
		', 60-to-66-month term, no deposit, $0 final payment',
	],
])('the loans %j read "%s" (VDP-025, FINANCE-055)', (loans, words) => {
	expect(loanText(loans)).toBe(`Estimate for approved applicants: secured loan${words}.`);
});

test('the rates of a stock are the lowest and the highest (resolution 220)', () => {
	expect(ratesText([ESTIMATE, { interest_rate: 10.45, comparison_rate: 8.61 }])).toBe(
		'Interest rate 7.50% to 10.45% p.a. Comparison rate 8.61% p.a.',
	);
	expect(ratesText([])).toBeNull();
});

test('FINANCE-054: the loan of the comparison rate and the warning are stated', () => {
	expect(COMPARISON_BASIS).toContain('5-year secured loan of $30,000');
	expect(COMPARISON_WARNING).toMatch(/^WARNING: .* might result in a different comparison rate\.$/);
});

test.each([
	{ name: 'interest free', amount: 26_000, rate: 0, periods: 52, years: 5, expected: 100 },
	{
		name: 'five years at 8 % by the month',
		amount: 30_000,
		rate: 8,
		periods: 12,
		years: 5,
		expected: 608.29,
	},
	{ name: 'one period', amount: 1000, rate: 12, periods: 1, years: 1, expected: 1120 },
])('resolution 131: the repayment $name', ({ amount, rate, periods, years, expected }) => {
	expect(repayment(amount, rate, periods, years)).toBeCloseTo(expected, 2);
});

test('twelve payments a year equal fifty-two smaller ones', () => {
	expect(weeklyOfMonthly(520)).toBe(120);
});
