import { expect, test } from 'vitest';
import { COMPARISON_WARNING } from '../finance/loan/comparison-text.ts';
import { bareFigures, figuresWithoutRates, hasComparisonWarning } from './bare-credit.ts';

const found = (text: string) =>
	figuresWithoutRates(text).map(({ figure, lacks }) => `${figure.found} lacks ${lacks}`);

test.each([
	['MG4 at 4.9% p.a.', '4.9% lacks its comparison rate'],
	['MG4 at 4.9 % p.a.', '4.9 % lacks its comparison rate'],
	['Drive one away at 1.9 per cent per annum', '1.9 per cent lacks its comparison rate'],
	['0% finance on every demonstrator', '0% lacks its comparison rate'],
	['2.99% fixed finance', '2.99% lacks its comparison rate'],
	['Rates from 6.49% to 9.99% p.a.', '6.49% to 9.99% lacks its comparison rate'],
	['From $99 a week!', '$99 a week lacks its interest rate'],
	['Yours from $99 per week TAP', '$99 per week lacks its interest rate'],
	['only $89pw', '$89pw lacks its interest rate'],
	['$141.73/fortnight', '$141.73/fortnight lacks its interest rate'],
	['from $460 a month', 'from $460 a month lacks its interest rate'],
	['Est. a week $99.50', 'Est. a week $99.50 lacks its interest rate'],
	['$99 a week, 8.50% p.a.', '$99 a week lacks its comparison rate'],
	[
		'Repayments of $88 a week at a comparison rate of 8.53% p.a.',
		'Repayments of $88 a week lacks its interest rate',
	],
	['Save now: $99 a week', '$99 a week lacks its interest rate'],
])('%s', (text, lack) => {
	expect(found(text)).toContain(lack);
});

test.each([
	'Est. $99 a week, 8.50% p.a., comparison rate 8.53% p.a.',
	'4.9% p.a. (5.2% p.a. comparison rate) over 36 months',
	'4.9% p.a. comparison rate 5.2% p.a.',
	'Interest rate 7.49% to 10.45% p.a. Comparison rate 8.53% to 11.76% p.a.',
	'Estimated repayment $40 a week Interest rate 10.45% p.a. Comparison rate 11.76% p.a.',
	'At 5.99% p.a., comparison rate 6.64% p.a., that is $213 a week.',
	'Repayment a week $218.02 Interest rate p.a. 8.50% Comparison rate p.a. 8.53%',
	'Comparison rate p.a.\n8.53%\n8.53%\nInterest in all\n$4,012',
	'259 repayments of $141.73 $36,708.07',
	'Comparison rates range from 8.38% to 19.42% p.a.',
	// Texts that are not about credit.
	'$279 per week\nSubscribe from $279 per week',
	'The lender answers repayments\n$100,000 for the community',
	'10% off all floor mats',
	'Battery health 92%, and it drops below 80 percent',
	'A guaranteed future value of 45% of the price',
	'The RBA left the cash rate at 4.35% p.a.',
	'Wages grew 3.1% a year',
	'Subscribe from $284 per week, at least 26 weeks, $7,384 in total.',
	'Save $30 a week on fuel',
	'It saves up to $20 a week in fuel',
	'Storage $25 a week under cover',
	'Hire a van for $400 a week',
	'Prices from $50 to $250 a week',
	'A $20 monthly fee is charged by the lender',
	'A $500 deposit puts yours there',
	'Two weeks from now, $1,500 for a helmet',
	'We train for 40 hours a week, and it costs $90',
	'Tow 3.5 t at a 4.9% grade',
	'Call us about finance. Approved applicants only.',
	'7.2 L/100 km, 5 years a warranty',
])('%s: nothing is missing', (text) => {
	expect(found(text)).toEqual([]);
});

test('a text that may be read alone needs the whole warning of a comparison rate', () => {
	const whole = 'Est. $99 a week, 8.50% p.a., comparison rate 8.53% p.a.';
	expect(bareFigures(whole)).toMatchObject([{ lacks: 'the warning of a comparison rate' }]);
	expect(bareFigures(`${whole} ${COMPARISON_WARNING}`)).toEqual([]);
	expect(bareFigures(`Comparison rate 8.53% p.a. WARNING: it may differ.`)).toHaveLength(1);
	expect(bareFigures('Ask us about finance')).toEqual([]);
	expect(hasComparisonWarning(COMPARISON_WARNING.replace('examples', 'example'))).toBe(true);
	expect(hasComparisonWarning(COMPARISON_WARNING.replace(/ Different.*/, ''))).toBe(false);
});

test('the rates of one repayment do not count for the next', () => {
	const cards = 'Est. $99 a week, 8.50% p.a., comparison rate 8.53% p.a. 2024 Kia Rio Est. $88 a week';
	expect(found(cards)).toEqual(['$88 a week lacks its interest rate']);
});
