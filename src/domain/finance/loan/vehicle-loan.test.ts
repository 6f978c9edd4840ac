import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorAnswer, firstChoices } from '../calculator/calculator-answer.ts';
import { type FinanceEstimate, financeEstimate } from '../estimate/estimate.ts';
import { LENDERS } from '../providers.ts';
import { vehicleLoan } from './vehicle-loan.ts';

/** $203 a week for $43,990 at 7.49 %: the lender's repayment before its fees, which the comparison rate counts. */
const STATED: FinanceEstimate = {
	provider: 'manual',
	weekly: 203,
	monthly: null,
	interest_rate: 7.49,
	comparison_rate: 8.8,
	loan: { years: 5, deposit: 0, final_payment: 0 },
	is_computed: false,
};

const answerOf = (estimate: FinanceEstimate, price: number, terms = LENDERS[estimate.provider]) => {
	const loan = vehicleLoan(estimate, price, terms);
	if (!loan) return null;
	const choices = firstChoices(loan.terms, loan.known);
	const answer = calculatorAnswer(choices, loan.terms);
	if (answer.kind !== 'figures') return null;
	const { repayment, borrowed, interest, fees, total } = answer.plan;
	return {
		repayment,
		fees,
		treatment: loan.terms.fee_treatment,
		rates: [choices.interest_rate, answer.comparison_rate],
		addsUp: borrowed + interest + fees === total,
	};
};

/** The estimate of Taurus for a vehicle. Dollars and percent a year. */
const estimateOfTaurus = (price: number, interestRate: number, comparisonRate: number) =>
	financeEstimate(
		{
			make: 'Nissan',
			year: 2020,
			status: 'in_stock',
			sold: false,
			dealership_slug: null,
			finance_lenders: {
				taurus: {
					interestRate,
					comparisonRate,
					...{ paymentWeek: null, paymentMonth: null, termYears: 5, deposit: 0, balloon: 0 },
				},
			},
		},
		price,
		{
			provider: 'taurus',
			exclude_dealerships: [],
			manufacturer: null,
			assumed_loan: { years: 5, deposit: 0, final_payment: 0 },
		},
		2026,
	);

describe('the calculation for a vehicle begins with its estimate', () => {
	test('a lender’s repayment before fees is kept, beside the comparison rate that includes them', () => {
		expect(answerOf(STATED, 43_990)).toEqual({
			repayment: 202_97,
			fees: 0,
			treatment: 'left_out',
			rates: [7.49, 8.8],
			addsUp: true,
		});
	});

	test('FINANCE-045, resolution 136: a repayment of Taurus follows from the comparison rate, and the fees that make it are named', () => {
		const taurus = { ...STATED, ...({ provider: 'taurus', is_computed: true } as const) };
		const answer = answerOf({ ...taurus, weekly: 112, interest_rate: 10.45, comparison_rate: 11.76 }, 21_990);
		expect(answer).toMatchObject({ treatment: 'in_rate', rates: [10.45, 11.76], addsUp: true });
		expect(answer?.repayment).toBe(111_96);
		expect(answer?.fees).toBeGreaterThan(600_00);
	});

	test('every repayment computed from a comparison rate equals that of its calculation, in whole dollars too', () => {
		const hundredths = fc.integer({ min: 400, max: 1800 });
		const dollars = fc.integer({ min: 7000, max: 250_000 });
		fc.assert(
			fc.property(dollars, hundredths, fc.integer({ min: 8, max: 400 }), (price, interest, more) => {
				const estimate = estimateOfTaurus(price, interest / 100, (interest + more) / 100);
				if (!estimate) throw new Error('a vehicle in stock has an estimate');
				const answer = answerOf(estimate, price);
				expect(answer && Math.round(answer.repayment / 100)).toBe(estimate.weekly);
			}),
			// $58.4989 a week: $58.50 to the cent, which is $59.
			{ examples: [[11_490, 1045, 131]] },
		);
	});

	test('a repayment that includes the dealership’s listed fees has them itemised', () => {
		const fees = { establishment: 395, security_registration: 6, monthly: 8, agency: 0 };
		const lender = { ...LENDERS.manual, fees };
		expect(answerOf({ ...STATED, weekly: 207, comparison_rate: 8.67 }, 43_990, lender)).toMatchObject({
			treatment: 'itemised',
			fees: 395_00 + 6_00 + 60 * 8_00,
		});
	});

	test('with a comparison rate without fees no fees are left out', () => {
		expect(answerOf({ ...STATED, comparison_rate: 7.52 }, 43_990)).toMatchObject({
			treatment: 'itemised',
			fees: 0,
		});
	});

	test('a lender that states months is followed by the month (FINANCE-051)', () => {
		const monthly = { ...STATED, provider: 'nissan_finance', monthly: 881.27 } as const;
		expect(vehicleLoan(monthly, 43_990, LENDERS.nissan_finance)?.terms.frequency).toBe('month');
	});

	test.each([
		['a repayment below what its rate comes to', { weekly: 150 }, 43_990],
		['a repayment above what its comparison rate comes to', { weekly: 300 }, 43_990],
		['a price below the lender’s lowest', { weekly: 4 }, 900],
		['a term that the calculator lacks', { loan: { years: 8, deposit: 0, final_payment: 0 } }, 43_990],
	])('%s has no calculation of its own', (_, differences, price) => {
		expect(vehicleLoan({ ...STATED, ...differences }, price, LENDERS.manual)).toBeNull();
	});
});

describe('the calculation after a change by the shopper', () => {
	const loan = vehicleLoan(STATED, 43_990, LENDERS.manual);
	if (!loan) throw new Error('the estimate has a loan');
	const answer = (differences: object) => {
		const choices = firstChoices(loan.terms, { ...loan.known, ...differences });
		const answered = calculatorAnswer(choices, loan.terms);
		return answered.kind === 'figures' ? answered.comparison_rate : null;
	};

	test('keeps the comparison rate for another deposit and term, and moves it with the rate', () => {
		expect(answer({ deposit: 5000, years: 7 })).toBe(8.8);
		expect(answer({ interest_rate: 8.49 })).toBe(9.8);
	});

	test('does not count fees twice that were left out and are then entered', () => {
		expect(answer({ fees: { establishment: 300 } })).toBe(8.8);
		expect(answer({ fees: { establishment: 2000 } })).toBeGreaterThan(9);
	});
});
