import { expect, test } from 'vitest';
import type { Turn } from '../../../domain/answers/answer.ts';
import { conversationText } from './conversation-text.ts';

const turn = (question: string): Turn => ({ question, answer: { kind: 'unknown' }, on: null });

test('a conversation is handed over in its order', () => {
	const text = conversationText([turn('How many kms?'), turn('Has the battery been tested?')]);
	expect(text).toBe(
		'Asked: How many kms?\nThe site says: no answer\n\nAsked: Has the battery been tested?\nThe site says: no answer',
	);
});

test('of a long conversation the last questions are handed over whole', () => {
	const text = conversationText(
		Array.from({ length: 40 }, (_, index) => turn(`Question ${index} ${'why '.repeat(20)}`)),
	);
	expect(text).toMatch(/^Asked: Question \d+ why/);
	expect(text).toContain('Question 39');
	expect(text).not.toContain('Question 0 ');
	expect(text.length).toBeLessThanOrEqual(2500);
	expect(conversationText([turn('x'.repeat(5000))])).toHaveLength(2500);
	expect(conversationText([])).toBe('');
});
