import { expect, test } from 'vitest';
import { mobileNumber } from './mobile-number.ts';

test.each([
	'0412345678',
	'0412 345 678',
	' 0412-345-678 ',
	'(04) 1234 5678',
	'+61412345678',
	'+61 412 345 678',
	'+61 (0)412 345 678',
	'61412345678',
	'0061 412 345 678',
])('%j is one mobile number', (typed) => {
	expect(mobileNumber(typed, { abroad: false })).toEqual({ phone: '+61412345678' });
});

test.each([
	'',
	'0412',
	'0398765432',
	'1300 123 456',
	'+61 3 9876 5432',
	'04123456789',
	'call 0412345678',
	'0412345678;ext=1',
])('%j is refused with an example', (typed) => {
	expect(mobileNumber(typed, { abroad: true })).toEqual({
		problem: 'Please enter all ten digits of your mobile number, such as 0412 345 678.',
	});
});

test('a number of another country is accepted where the dealer serves other countries', () => {
	expect(mobileNumber('+64 21 123 4567', { abroad: true })).toEqual({ phone: '+64211234567' });
	expect(mobileNumber('+64 21 123 4567', { abroad: false })).toEqual({
		problem: 'Please enter an Australian mobile number: we send the code by text message.',
	});
});
