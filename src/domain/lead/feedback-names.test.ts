import { expect, test } from 'vitest';
import { firstNameOf, namedOf } from './feedback-names.ts';

test.each([
	['Sam', 'Sam'],
	['  Mary   Anne ', 'Mary Anne'],
	['Jean-Luc', 'Jean-Luc'],
	["Fa'asavalu", "Fa'asavalu"],
	['Fa’asavalu', 'Fa’asavalu'],
	['Zoë', 'Zoë'],
	['Nguyễn', 'Nguyễn'],
	['明', '明'],
	['Maria del Carmen Luz', 'Maria del Carmen Luz'],
	['a'.repeat(30), 'a'.repeat(30)],
])('“%s” is greeted as %s (REVIEWS-011)', (given, name) => {
	expect(firstNameOf(given)).toBe(name);
});

test.each([
	['nothing', ''],
	['spaces', '   '],
	['31 letters', 'a'.repeat(31)],
	['five words', 'your account is locked now'],
	['digits', 'Call 1300 555 010'],
	['an address', 'evil.example'],
	['markup', '<img src=x onerror=alert(1)>'],
	['a sentence', 'Sam, pay here'],
	['joints alone', "-'-"],
	['a hyphen at the end', 'Sam-'],
	['a name with a line break', 'Sam\n\u2028'.concat('!')],
])('%s is no name', (_, given) => {
	expect(firstNameOf(given)).toBeNull();
});

test('only names of the dealer are accepted, in any spelling (REVIEWS-012)', () => {
	const known = [{ name: 'Coast  Motors Southport' }, { name: 'North' }];
	expect(namedOf(known, ' coast motors SOUTHPORT')).toBe(known[0]);
	expect(namedOf(known, 'North')).toBe(known[1]);
	expect(namedOf(known, 'North, call 1300 555 010')).toBeNull();
	expect(namedOf(known, '')).toBeNull();
});
