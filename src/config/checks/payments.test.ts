import { expect, test } from 'vitest';
import { findings } from '../../../tests/fixtures/config/run-check.ts';
import { knownPayments } from './payments.ts';

const paying = (...names: string[]) =>
	findings(knownPayments, { home: { blocks: [{ block: 'payments' as const, names }] } });

test('payment methods are accepted by key and by name', () => {
	expect(paying('visa', 'Apple Pay', 'American Express', 'bank_transfer')).toEqual([]);
	expect(paying('visa', 'viza')).toEqual([
		'home.blocks[0].names[1]: expected a way to pay, found "viza"; did you mean "visa"?',
	]);
	expect(paying('cowrie shells')[0]).toMatch(/; known are afterpay, amex, .*zip$/);
});
