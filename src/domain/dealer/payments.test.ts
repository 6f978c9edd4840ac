import { expect, test } from 'vitest';
import { PAYMENTS, paymentMethod } from './payments.ts';

test.each([
	['visa', 'visa', 'Visa', 'card'],
	['Apple Pay', 'apple_pay', 'Apple Pay', 'phone'],
	['American Express', 'amex', 'American Express', 'card'],
	['bank-transfer', 'bank_transfer', 'Bank transfer', 'bank'],
	['toString', null, 'toString', 'card'],
])('%s has its key, label and kind (HOME-012, resolution 77)', (name, method, label, kind) => {
	expect(paymentMethod(name)).toEqual({ name: label, method, kind });
});

test('every known payment method has a name', () => {
	for (const key of PAYMENTS) expect(paymentMethod(key).name).toMatch(/^[A-Z]/);
});
