import { describe, expect, test } from 'vitest';
import { cutDescription, cutDisclaimer } from './offer-text.ts';

/** Words of four letters and a space: a word ends at 4, 9, … 159, 164, … */
const words = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length);

describe('a description over 200 characters shows about 160 (resolution 159)', () => {
	test.each([
		{ name: 'of 200 characters is whole', text: words(200), shown: null },
		{ name: 'of 201 is cut at the last word end before 160', text: words(201), shown: 159 },
		{ name: 'whose word ends at 160 keeps that word', text: `a${words(250)}`, shown: 160 },
		{ name: 'whose word ends at 161 is cut before it', text: `ab${words(250)}`, shown: 156 },
		{
			name: 'whose last word ends a sentence leaves out its full stop',
			text: `${words(154)}.. ${words(99)}`,
			shown: 154,
		},
		{ name: 'of one endless word is cut in it', text: 'x'.repeat(300), shown: 160 },
	])('one $name', ({ text, shown }) => {
		const cut = cutDescription(text);

		expect(cut?.shown.length ?? null).toBe(shown);
		if (cut) expect(cut.shown + cut.rest).toBe(text);
	});
});

describe('a disclaimer over 200 characters is cut to 200 (OFFERS-016)', () => {
	test.each([
		{ length: 200, shown: null },
		{ length: 201, shown: 200 },
		{ length: 250, shown: 200 },
	])('$length characters', ({ length, shown }) => {
		const cut = cutDisclaimer('x'.repeat(length));

		expect(cut?.shown.length ?? null).toBe(shown);
		if (cut) expect(cut.rest).toHaveLength(length - 200);
	});
});

test.each([
	'Comparison rate for a secured loan of $30,000 over five years. ',
	'At 4.9% p.a., 5.2% p.a. comparison rate. ',
])('text with a comparison rate is never folded, nor is its warning (resolution 220): %s', (rate) => {
	expect(cutDescription(words(180) + rate)).toBeNull();
	expect(cutDisclaimer(words(250) + rate)).toBeNull();
});
