import { expect, test } from 'vitest';
import { stockQuestion } from './stock-question.ts';

test.each([
	["what's your cheapest car", 'cheapest car'],
	['whats the newest ute', 'newest ute'],
	['anything but a toyota', 'anything but toyota'],
	['got any utes under 40k?', 'utes under 40k'],
])('%s looks for: %s', (question, words) => {
	expect(stockQuestion(question).words).toBe(words);
});
