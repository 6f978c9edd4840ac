import { expect, test } from 'vitest';
import { phoneEntryProblem } from './phone-entry.ts';

test.each([
	'0412 345 678',
	'(03) 9123 4567',
	'03-9123-4567',
	'+61 412 345 678',
	'+61 (0)3 9123 4567',
	'61412345678',
	'0061 412 345 678',
	'13 15 00',
	'1300 637 743',
	'1800 555 010',
	'+64 21 123 456',
	'+49 (0) 30 1234-567',
])('%s can be called', (typed) => {
	expect(phoneEntryProblem(typed)).toBeNull();
});

test.each([
	{ typed: '0412 345 67', says: 'all ten digits' },
	{ typed: '041234567', says: 'all ten digits' },
	{ typed: '04123456789', says: 'all ten digits' },
	{ typed: '1234567', says: 'all ten digits' },
	{ typed: '0612 345 678', says: 'all ten digits' },
	{ typed: '+61 412 345 67', says: 'all ten digits' },
	{ typed: '1300 637 74', says: 'all ten digits' },
	{ typed: '13150', says: 'all ten digits' },
	{ typed: '5223 1111', says: 'the area code' },
	{ typed: '+64 21', says: 'another country' },
	{ typed: '+1234567890123456', says: 'another country' },
	{ typed: '0044 20 7946 0000', says: 'another country' },
	{ typed: 'call me', says: 'such as 0412 345 678' },
])('$typed cannot be called: $says has to be entered', ({ typed, says }) => {
	expect(phoneEntryProblem(typed)).toContain(says);
});
