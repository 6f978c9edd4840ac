import { expect, test } from 'vitest';
import { isEmailAddress } from './email-entry.ts';

test.each([
	'sam@example.com',
	' sam@example.com ',
	"s.o'lee+cars@mail.example.com.au",
	'sam@exämple.de',
	'sam@例え.jp',
	'sam@3m.example',
])('%s is an email address', (typed) => {
	expect(isEmailAddress(typed)).toBe(true);
});

test.each([
	'sam.example.com',
	'sam@example',
	'sam@example.',
	'sam@example..com',
	'sam@-example.com',
	'sam@example-.com',
	'.sam@example.com',
	'sam.@example.com',
	's..lee@example.com',
	'<sam@example.com>',
	'sam@[192.0.2.1]',
	'sam@192.0.2.1',
	'sam lee@example.com',
	'sam@example.com, kim@example.com',
	'"sam lee"@example.com',
	'sam@example.com\r\nBcc: kim@example.com',
])('%s is no email address', (typed) => {
	expect(isEmailAddress(typed)).toBe(false);
});

test('a long text is checked in linear time', () => {
	expect(isEmailAddress(`${'a.'.repeat(5000)}@${'b-'.repeat(5000)}`)).toBe(false);
});
