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

const VEHICLE = { slug: 'a', title: '2021 Toyota Corolla', make: 'Toyota', model: 'Corolla' };
const price = (text: string, title: string) => ({
	...{ label: 'Price', text, from: `${title}: Price`, href: '/cars/a#main' },
});

test('compared figures are handed over with their vehicles', () => {
	const quotes = [price('$23,990', VEHICLE.title), price('$31,990', '2020 Mazda CX-5')];
	const answer = {
		...({ kind: 'quoted', line: 'Yes.', quotes, open: [], about: VEHICLE, isEnded: false } as const),
		...{
			beside: [{ ...VEHICLE, slug: 'b', title: '2020 Mazda CX-5' }],
			asked: 'is it cheaper than the cx-5',
		},
	};
	expect(conversationText([{ question: 'Is it cheaper than the CX-5?', answer, on: null }])).toBe(
		'Asked: Is it cheaper than the CX-5?\nThe site says: Yes. “Price: $23,990” (2021 Toyota Corolla: Price) “Price: $31,990” (2020 Mazda CX-5: Price)',
	);
});

test('a long conversation is handed over from one of its last questions on', () => {
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
