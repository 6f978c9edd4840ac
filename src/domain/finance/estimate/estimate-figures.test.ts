import { describe, expect, test } from 'vitest';
import {
	estimateOf,
	FIGURES,
	NO_FIGURES,
	SETTINGS,
	vehicle,
	weekly,
	YEAR,
} from '../../../../tests/fixtures/finance/financed-vehicle.ts';
import type { FinanceProvider } from '../providers.ts';
import { financeEstimate, type LenderFigures } from './estimate.ts';

describe('the figures', () => {
	test.each([
		[98.4, 98],
		[98.49, 98],
		[98.5, 99],
		[98.6, 99],
	])('FINANCE-057: %s a week is $%i', (paymentWeek, expected) => {
		expect(weekly('manual', {}, { paymentWeek })).toBe(expected);
	});

	test('resolution 22: a week is 12/52 of a monthly payment', () => {
		expect(weekly('nissan_finance', {}, { paymentMonth: 433.33 })).toBe(100);
	});

	test('resolution 136: Taurus is worked out from the shown price and the comparison rate over five years', () => {
		expect(
			weekly('taurus', { price: 30_000, offer_price: 26_000 }, { interestRate: 0, comparisonRate: 0 }),
		).toBe(100);
		expect(weekly('taurus', { price: 30_000 }, { comparisonRate: 8.6 })).toBe(142);
	});

	test.each([
		[{ termYears: 4, termMonths: 60 }, 4],
		[{ termMonths: 66 }, 5.5],
		[{ termWeeks: 156 }, 3],
		[{}, 5],
	])('FINANCE-016: a lender that states %j lends over %d years', (stated, years) => {
		const tested = vehicle({ finance_lenders: { manual: { ...FIGURES, ...stated } } });
		expect(financeEstimate(tested, 30_000, SETTINGS, YEAR)?.loan.years).toBe(years);
	});

	// 260 repayments of $98.60 are $25,636.
	test.each([
		['no total', {}, 99],
		['a total of 0, which does not count', { totalPayable: 0 }, 99],
		['the total of its repayments', { totalPayable: 25_636 }, 99],
		['a total rounded with its repayments', { totalPayable: 25_740 }, 99],
		['a total with the deposit', { totalPayable: 29_636, deposit: 4000 }, 99],
		['a total with the establishment fees', { totalPayable: 26_986, establishmentFees: 1350 }, 99],
		[
			'a total with the establishment fees and the deposit',
			{ totalPayable: 30_986, establishmentFees: 1350, deposit: 4000 },
			99,
		],
		['a total with an account fee of $8 a month', { totalPayable: 26_116 }, 99],
		['a total with more than the fees of its comparison rate', { totalPayable: 26_900 }, null],
		[
			'a total with fees above its repayments that no rate holds',
			{ totalPayable: 26_116, comparisonRate: 7.49 },
			null,
		],
		['a total with an account fee of $8 a month over 7 years', { totalPayable: 36_562, termYears: 7 }, 99],
		['a total with the balloon', { totalPayable: 30_636, balloon: 5000 }, 99],
		['a total above that', { totalPayable: 27_000 }, null],
		['a total below that', { totalPayable: 24_000 }, null],
		['the name it is listed under', { financeProvider: 'Manual' }, 99],
		['a company’s name', { financeProvider: 'Example Finance Pty Ltd' }, 99],
		['another lender’s name', { financeProvider: '360 Finance' }, null],
	])('resolution 225: of a lender that states %s pages show $%s a week', (_, stated, shown) => {
		expect(weekly('manual', {}, stated)).toBe(shown);
	});

	test('resolution 225: a total is not compared with a computed repayment', () => {
		expect(weekly('taurus', {}, { totalPayable: 1 })).toBe(142);
	});

	test('FINANCE-057: a repayment is rounded to cents before whole dollars: $58.4989 is $58.50, which is shown as $59', () => {
		expect(weekly('taurus', { price: 11_490 }, { interestRate: 10.45, comparisonRate: 11.76 })).toBe(59);
	});

	test('a comparison rate below the interest rate makes no repayment cheaper than the interest rate does', () => {
		const rates = { interestRate: 10, comparisonRate: 5 };
		expect(weekly('taurus', {}, rates)).toBe(weekly('taurus', {}, { ...rates, comparisonRate: 10 }));
	});

	test('an estimate has both rates, and the monthly payment where the lender states one', () => {
		expect(estimateOf(vehicle())).toEqual({
			...{ provider: 'manual', weekly: 99, monthly: null },
			...{ interest_rate: 7.49, comparison_rate: 8.6, is_computed: false },
			loan: { years: 5, deposit: 0, final_payment: 0 },
		});
		expect(estimateOf(vehicle(), { ...SETTINGS, provider: 'nissan_finance' })?.monthly).toBe(430);
	});

	test('the loan is the lender’s own for a stated repayment, and five years without a deposit for a computed one (VDP-025)', () => {
		const own = { termYears: 7, deposit: 4000, balloon: 9000 };
		const loan = (provider: FinanceProvider, figures: Partial<LenderFigures> = {}) =>
			estimateOf(vehicle({ finance_lenders: { [provider]: { ...FIGURES, ...own, ...figures } } }), {
				...SETTINGS,
				provider,
			})?.loan;
		const ofLender = { years: 7, deposit: 4000, final_payment: 9000 };
		expect(loan('manual')).toEqual(ofLender);
		expect(loan('nissan_finance')).toEqual(ofLender);
		expect(loan('taurus')).toEqual({ years: 5, deposit: 0, final_payment: 0 });
		expect(loan('ausloans', { paymentWeek: null })).toEqual(ofLender);
		expect(loan('ausloans', { paymentWeek: null, paymentMonth: null })).toEqual({
			years: 5,
			deposit: 0,
			final_payment: 0,
		});
	});

	test('a property that every object has is not a lender’s', () => {
		const figures = Object.create({ manual: FIGURES });
		expect(estimateOf(vehicle({ finance_lenders: figures }))).toBeNull();
		expect(weekly('manual', {}, NO_FIGURES)).toBeNull();
	});
});
