import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

/** Asks questions one after the other; the questions that were not answered from the cache. */
async function asked(cache: AnswerCache<string>, questions: readonly string[]): Promise<string[]> {
	const fresh: string[] = [];
	for (const question of questions)
		await cache.answer(question, async () => {
			fresh.push(question);
			return question.toUpperCase();
		});
	return fresh;
}

test('the oldest answer is evicted at the limit, however often it was used (RESULTS-021)', async () => {
	expect(await asked(new AnswerCache(2), ['a', 'b', 'a', 'c', 'b', 'a'])).toEqual(['a', 'b', 'c', 'a']);
});

test('a failed request is not cached', async () => {
	const cache = new AnswerCache<string>(2);
	await expect(cache.answer('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
	expect(await asked(cache, ['a', 'a'])).toEqual(['a']);
	expect(await cache.answer('a', async () => 'another')).toBe('A');
});
