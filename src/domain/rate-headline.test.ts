import { expect, test } from 'vitest';
import { lacksComparisonRate } from './rate-headline.ts';

test.each([
	{ text: 'MG4 at 4.9% p.a.', is: true },
	{ text: 'MG4 at 4.9 % pa', is: true },
	{ text: 'From 4.9% per annum', is: true },
	{ text: 'MG4 at 4.9% p.a., comparison rate 5.2% p.a.', is: false },
	{ text: 'MG4 at 4.9% p.a. (5.2% p.a. Comparison Rate)', is: false },
	{ text: '20% off packs', is: false },
	{ text: 'MG4 on finance', is: false },
])('"$text" lacks the comparison rate: $is', ({ text, is }) => {
	expect(lacksComparisonRate(text)).toBe(is);
});
