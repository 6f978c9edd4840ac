import { expect, test } from 'vitest';
import { LENDERS } from '../finance/providers.ts';
import { applicationFigures } from './loan-figures.ts';

const LOAN = { vehicle_price: '30000', deposit: '5000', term_years: '5' };
const figures = (answers: Record<string, string>, known = {}) =>
	applicationFigures(answers, LENDERS.manual, known);

test('the figures beside an application are those of the calculator for the same choices', () => {
	expect(figures(LOAN)).toMatchObject({
		choices: { price: 30_000, deposit: 5_000, years: 5, interest_rate: 8.5, frequency: 'week' },
		answer: { kind: 'figures', comparison_rate: expect.any(Number) },
	});
	expect(
		figures({ ...LOAN, trade_in_value: '8000', trade_in_owing: '3000', balloon: '4000' })?.choices,
	).toMatchObject({
		trade_in_value: 8_000,
		trade_in_owing: 3_000,
		balloon: 4_000,
	});
});

test('rate, fees and frequency from the calculator are kept, as the form does not ask for them', () => {
	const known = { interest_rate: 7, frequency: 'month' as const, fees: { monthly: 8 } };
	expect(figures(LOAN, known)?.choices).toMatchObject({
		interest_rate: 7,
		frequency: 'month',
		fees: { monthly: 8 },
	});
});

test('a removed answer is not filled in from the address again', () => {
	expect(figures({ ...LOAN, balloon: '' }, { balloon: 5_000, deposit: 1 })?.choices).toMatchObject({
		balloon: 0,
		deposit: 5_000,
	});
});

test.each([
	['no price', { vehicle_price: '' }],
	['a price that cannot be read', { vehicle_price: 'lots' }],
	['a price below the lender’s lowest', { vehicle_price: '999' }],
	['a price above what the calculator takes', { vehicle_price: '250001' }],
	['a deposit above the price', { deposit: '30001' }],
	['a deposit that cannot be read', { deposit: '-5' }],
	['a loan of $25 a week or less (FINANCE-017)', { vehicle_price: '2000', deposit: '1000' }],
	['nothing to borrow', { deposit: '30000' }],
])('there is no figure for %s', (_name, wrong) => {
	expect(figures({ ...LOAN, ...wrong })).toBeNull();
});

test('without a term the figure is for the lender’s usual five years', () => {
	expect(figures({ vehicle_price: '30000' })?.choices).toMatchObject({ years: 5, deposit: 0 });
});
