import { expect, test } from 'vitest';
import { SIGN_IN_TYPES, signInType } from './sign-in-types.ts';
import { signInWords, welcomeBack } from './sign-in-words.ts';

test('each type of sign-in has a different heading and text (resolution 89)', () => {
	const all = [...SIGN_IN_TYPES, null].map((type) => signInWords(type, 'car', null));
	expect(new Set(all.map(({ heading }) => heading)).size).toBe(SIGN_IN_TYPES.length + 1);
	expect(new Set(all.map(({ text }) => text)).size).toBe(SIGN_IN_TYPES.length + 1);
});

test('the vehicle to be saved is named (WATCHLIST-005)', () => {
	expect(signInWords('watchlist', 'car', 'HiLux')).toMatchObject({
		heading: 'Save this HiLux',
		action: 'Save the HiLux',
		back: 'Back to the HiLux',
	});
	expect(signInWords('watchlist', 'boat', null).heading).toBe('Save this boat');
});

test('a visitor who comes back with a passkey is welcomed, and reads what happens next', () => {
	expect(welcomeBack(signInWords('watchlist', 'car', 'HiLux'))).toMatchObject({
		heading: 'Welcome back',
		text: 'Use your passkey and we’ll save the HiLux.',
		back: 'Back to the HiLux',
	});
	expect(welcomeBack(signInWords('finance', 'car', null)).text).toBe('Use your passkey instead of a code.');
});

test.each([
	['finance', 'finance'],
	['Finance', null],
	['', null],
	[null, null],
	['constructor', null],
])('the parameter %j is read as the type %j', (text, type) => {
	expect(signInType(text)).toBe(type);
});
