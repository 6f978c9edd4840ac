import { expect, test } from 'vitest';
import { paymentProblems, typedAmount } from './payment-problems.ts';

test.each([
	['1480', 1480],
	['$1,480.50', 1480.5],
	[' 1 480.5 ', 1480.5],
	['0', 0],
	['', null],
	['-20', null],
	['12.345', null],
	['1e3', null],
	['ten', null],
])('the amount typed as %j is read', (typed, dollars) => {
	expect(typedAmount(typed)).toBe(dollars);
});

const LIMITS = { least: 10, most: 5000, example: 'RC-20481' };
const fieldsOf = (reference: string, amount: number | null) =>
	paymentProblems({ reference, amount }, LIMITS).map(({ field }) => field);

test.each([
	['the least', 'MW-204817', 10, []],
	['a cent less than the minimum', 'MW-204817', 9.99, ['payment_amount']],
	['the most', 'MW-204817', 5000, []],
	['a cent more than the maximum', 'MW-204817', 5000.01, ['payment_amount']],
	['a part of a cent', 'MW-204817', 20.005, ['payment_amount']],
	['no amount', 'MW-204817', null, ['payment_amount']],
	['no number', 'MW-204817', Number.NaN, ['payment_amount']],
	['no reference', ' – ', 20, ['payment_reference']],
	['a reference of 40 characters', 'x'.repeat(40), 20, []],
	['a longer reference', 'x'.repeat(41), 20, ['payment_reference']],
	['neither', '', null, ['payment_reference', 'payment_amount']],
])('%s', (_, reference, amount, fields) => {
	expect(fieldsOf(reference, amount)).toEqual(fields);
});

test('the message for a missing reference has the dealer’s example', () => {
	expect(paymentProblems({ reference: '', amount: 20 }, LIMITS)).toEqual([
		{
			field: 'payment_reference',
			message: 'Please enter the reference on your quote or invoice, such as RC-20481.',
		},
	]);
});
