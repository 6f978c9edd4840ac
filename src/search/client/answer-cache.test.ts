import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

test('the oldest inserted answer leaves at the cap, however often it was asked (RESULTS-021)', () => {
	const cache = new AnswerCache<number>(2);
	cache.set('a', 1);
	cache.set('b', 2);
	expect(cache.get('a')).toBe(1);
	cache.set('c', 3);
	expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 2, 3]);
});

test('an answer that is set again takes no other one’s place', () => {
	const cache = new AnswerCache<number>(2);
	cache.set('a', 1);
	cache.set('b', 2);
	cache.set('b', 3);
	expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
});
