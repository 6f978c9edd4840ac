import { expect, test } from 'vitest';
import { PAYMENTS, paymentKey, paymentKind, paymentLabel } from './payments.ts';

test.each([
	['visa', 'visa', 'Visa', 'card'],
	['Apple Pay', 'apple_pay', 'Apple Pay', 'phone'],
	['American Express', 'amex', 'American Express', 'card'],
	['bank-transfer', 'bank_transfer', 'Bank transfer', 'bank'],
	['toString', null, 'toString', 'card'],
])('%s has its key, label and kind (HOME-012, resolution 77)', (name, key, label, kind) => {
	expect([paymentKey(name), paymentLabel(name), paymentKind(name)]).toEqual([key, label, kind]);
});

test('every known payment method has a name', () => {
	for (const key of PAYMENTS) expect(paymentLabel(key)).toMatch(/^[A-Z]/);
});
