import { expect, test } from 'vitest';
import { emailConsent, textConsent } from './consent-words.ts';

const ABOUT = { name: 'Coast Motors', nouns: 'cars' };

test('the words of consent name the sender, the subject, how often, when and how to stop (Spam Act 2003)', () => {
	expect(emailConsent(ABOUT)).toBe(
		'Coast Motors may email me about cars and searches I’ve saved: at most one email a day, between 9 am and 8 pm. I can stop at any time by the link in each email.',
	);
	expect(textConsent(ABOUT, true)).toBe(
		'Coast Motors may text me about cars and searches I’ve saved: at most one text a day, between 9 am and 8 pm. I can stop at any time by replying STOP.',
	);
});

test('the words for a sender without a number do not offer a reply', () => {
	expect(textConsent(ABOUT, false)).toContain('I can stop at any time by the link in each text.');
});
