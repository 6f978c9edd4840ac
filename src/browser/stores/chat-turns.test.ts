import { expect, test } from 'vitest';
import { type KeptTurn, MOST_TURNS, readTurns } from './chat-turns.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const VEHICLE = { slug: 'car-1', title: '2021 Toyota Corolla', make: 'Toyota', model: 'Corolla' };
const QUOTE = { label: 'Fuel', text: 'Hybrid', from: 'Key facts', href: '/cars/car-1#main' };

const quoted = (change: object = {}) => ({
	question: 'is it a hybrid?',
	on: 'car-1',
	at: NOW,
	answer: {
		...{ kind: 'quoted', line: 'Yes.', quotes: [QUOTE], open: [], about: VEHICLE, isEnded: false },
		asked: 'is it a hybrid?',
		...change,
	},
});
const answered = (answer: object) => ({ ...quoted(), answer });
const FOUND = {
	...VEHICLE,
	href: '/cars/car-1',
	price: '$1',
	facts: 'Red',
	picture: { url: '/a.jpg', width: 1, height: 1 },
};
const stock = (found: unknown, change: object = {}) =>
	answered({
		kind: 'stock',
		found: [found],
		total: 1,
		sought: 'Red',
		filters: 1,
		unused: [],
		href: '/search',
		...change,
	});

test('a conversation is kept for a day, up to its greatest number of turns', () => {
	const recent = { ...quoted(), at: NOW - 23 * HOUR_MS };
	expect(readTurns([{ ...quoted(), at: NOW - 25 * HOUR_MS }, recent], NOW)).toEqual([recent]);
	const many = Array.from({ length: MOST_TURNS + 3 }, (_, index) => ({ ...quoted(), at: NOW - 100 + index }));
	expect(readTurns(many, NOW)).toEqual(many.slice(3) as KeptTurn[]);
});

test('every kind of answer is read back unchanged', () => {
	const all = [
		quoted(),
		quoted({ about: null }),
		quoted({ phrased: ['It is a hybrid.'] }),
		quoted({ beside: [VEHICLE] }),
		stock(FOUND),
		stock(FOUND, { asked: 'got any utes in red' }),
		answered({ kind: 'which', options: [VEHICLE], asked: 'kms?' }),
		answered({ kind: 'referred', to: 'finance' }),
		answered({ kind: 'courtesy', to: 'hello' }),
		...['unknown', 'gone', 'unreachable'].map((kind) => answered({ kind })),
	];
	expect(readTurns(all, NOW)).toEqual(all);
});

test('values that another script has stored are left out, and so are addresses outside the site', () => {
	for (const stored of [null, 7, 'text', { turns: [] }]) expect(readTurns(stored, NOW)).toEqual([]);
	const broken = [
		null,
		{ ...quoted(), on: 7 },
		{ ...quoted(), at: 'now' },
		quoted({ line: null }),
		quoted({ phrased: [7] }),
		quoted({ beside: [7] }),
		stock(FOUND, { asked: 7 }),
		quoted({ about: { slug: 'x' } }),
		quoted({ quotes: [{ ...QUOTE, href: 'javascript:alert(1)' }] }),
		quoted({ quotes: [{ ...QUOTE, href: '//evil.example' }] }),
		stock({ ...FOUND, href: 'https://evil.example' }),
		stock({ ...FOUND, picture: { url: 'javascript:1' } }),
		answered({ kind: 'invented' }),
	];
	expect(readTurns(broken, NOW)).toEqual([]);
});
