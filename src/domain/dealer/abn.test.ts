import { expect, test } from 'vitest';
import { hasAbnCheckDigits, isNeverIssuedAbn } from './abn.ts';

test.each([
	['51 824 753 556', true],
	['51824753556', true],
	['51 824 753 557', false],
	['15 824 753 556', false],
	['61 004 218 777', false],
	['00 000 000 000', false],
	['51 824 753 55', false],
	['', false],
])('the check digits of %o are right: %o', (abn, isRight) => {
	expect(hasAbnCheckDigits(abn)).toBe(isRight);
});

test('an ABN that begins with 00 is never issued', () => {
	expect(isNeverIssuedAbn('00 004 218 776')).toBe(true);
	expect(isNeverIssuedAbn('51 824 753 556')).toBe(false);
});
