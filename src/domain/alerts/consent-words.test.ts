import { expect, test } from 'vitest';
import { emailConsent, textConsent } from './consent-words.ts';

const ABOUT = { name: 'Coast Motors', nouns: 'cars' };

test('consent names the sender, what about, how often, when and how it ends (Spam Act 2003)', () => {
	expect(emailConsent(ABOUT)).toBe(
		'Coast Motors may email me about cars and searches I’ve saved: at most one email a day, between 9 am and 8 pm. I can stop at any time by the link in each email.',
	);
	expect(textConsent(ABOUT, true)).toBe(
		'Coast Motors may text me about cars and searches I’ve saved: at most one text a day, between 9 am and 8 pm. I can stop at any time by replying STOP.',
	);
});

test('a sender that is a name takes no replies', () => {
	expect(textConsent(ABOUT, false)).toContain('I can stop at any time by the link in each text.');
});
