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
	'0011 61 412 345 678',
	'412345678',
	'(+61) 412 345 678',
	'tel:0412345678',
	'0412/345/678',
	'0412\u2011345\u2011678',
	'\uff10\uff14\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
])('%j is read as the same mobile number', (typed) => {
	expect(mobileNumber(typed, { abroad: false })).toEqual({ phone: '+61412345678' });
});

test.each(['', '0412', '1300 123 456', '04123456789', 'call 0412345678', '0412345678;ext=1'])(
	'%j is refused with an example',
	(typed) => {
		expect(mobileNumber(typed, { abroad: true })).toEqual({
			problem: 'Please enter all ten digits of your mobile number, such as 0412 345 678.',
		});
	},
);

test.each(['0398765432', '+61 3 9876 5432', '(03) 9876 5432'])('%j is a landline', (typed) => {
	expect(mobileNumber(typed, { abroad: true })).toEqual({
		problem:
			'Please enter a mobile number, such as 0412 345 678. This looks like a landline, which can’t get a text.',
	});
});

test('a number of another country is accepted where the dealer serves other countries', () => {
	expect(mobileNumber('+64 21 123 4567', { abroad: true })).toEqual({ phone: '+64211234567' });
	expect(mobileNumber('+64 21 123 4567', { abroad: false })).toEqual({
		problem: 'Please enter an Australian mobile number: we send the code by text message.',
	});
});
