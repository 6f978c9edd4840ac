import { expect, test } from 'vitest';
import { MOST_SENT, readChat } from './chat-messages.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const message = (at: number, change: object = {}) => ({
	text: 'Does it have a spare?',
	to: 'Coast Motors, Bondi',
	about: 'Toyota Corolla',
	reference: 'A1B2-C3D4',
	at,
	...change,
});

test('the chat keeps its draft and the last messages of a month', () => {
	const recent = message(NOW - 29 * DAY_MS);
	expect(
		readChat({ draft: 'And a', isHandedOver: true, sent: [message(NOW - 31 * DAY_MS), recent] }, NOW),
	).toEqual({
		draft: 'And a',
		isHandedOver: true,
		sent: [recent],
		turns: [],
	});
	const many = Array.from({ length: MOST_SENT + 5 }, (_, index) => message(NOW - 1000 + index));
	expect(readChat({ draft: '', sent: many }, NOW).sent).toEqual(many.slice(5));
});

test('values that another script has stored are left out', () => {
	for (const stored of [null, 7, 'text', { draft: 7, isHandedOver: 1, sent: 'none' }])
		expect(readChat(stored, NOW)).toEqual({ draft: '', isHandedOver: false, sent: [], turns: [] });
	const broken = [
		null,
		message(NOW, { text: 7 }),
		message(NOW, { to: undefined }),
		message(NOW, { reference: 7 }),
		message(NOW, { about: null }),
	];
	expect(readChat({ draft: '', sent: broken }, NOW).sent).toEqual([]);
});
