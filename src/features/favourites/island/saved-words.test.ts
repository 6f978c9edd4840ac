import { describe, expect, test } from 'vitest';
import type { Card } from '../../../domain/card/card-data.ts';
import type { Fate } from './find-marked.ts';
import { lostWords, savedWords } from './saved-words.ts';

const CARS = { one: 'car', many: 'cars' };
const listed = (state: Card['state']): Fate => ({ is: 'listed', card: { state } as Card });
const there = listed('available');
const [sold, gone, unknown] = [{ is: 'unlisted' }, { is: 'gone' }, { is: 'unknown' }] as const;

test.each([
	[1, '1 car saved. We store it in this browser, on this device only.'],
	[2, '2 cars saved. We store them in this browser, on this device only.'],
])('the count of %i saved vehicles in words', (count, words) => {
	expect(savedWords(count, CARS)).toBe(words);
});

describe('messages about lost vehicles', () => {
	test.each<{ name: string; fates: (Fate | undefined)[]; words: string | null }>([
		{ name: 'nothing', fates: [there, listed('coming-soon')], words: null },
		{ name: 'what nobody knows is not lost', fates: [unknown, undefined], words: null },
		{ name: 'the only one', fates: [sold], words: 'The car you saved is no longer for sale.' },
		{
			name: 'one that is gone',
			fates: [there, gone],
			words: 'One of the cars you saved is no longer for sale.',
		},
		{
			name: 'one sold a day ago, which is still listed',
			fates: [listed('sold'), there],
			words: 'One of the cars you saved is no longer for sale.',
		},
		{
			name: 'several',
			fates: [there, gone, sold],
			words: '2 of the cars you saved are no longer for sale.',
		},
		{ name: 'all', fates: [gone, sold], words: 'None of the cars you saved is for sale any more.' },
	])('$name', ({ fates, words }) => {
		expect(lostWords(fates, CARS)).toBe(words);
	});
});
