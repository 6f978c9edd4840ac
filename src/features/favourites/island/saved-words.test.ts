import { describe, expect, test } from 'vitest';
import type { Card } from '../../../domain/card/card-data.ts';
import type { Availability } from './find-saved-vehicles.ts';
import { savedCountText, unavailableNotice } from './saved-words.ts';

const CARS = { one: 'car', many: 'cars' };
const listed = (state: Card['state']): Availability => ({ is: 'listed', card: { state } as Card });
const there = listed('available');
const [sold, gone, unknown] = [{ is: 'unlisted' }, { is: 'gone' }, { is: 'unknown' }] as const;

test.each([
	[1, '1 car saved. We store it in this browser, on this device only.'],
	[2, '2 cars saved. We store them in this browser, on this device only.'],
])('the count of %i saved vehicles in words', (count, words) => {
	expect(savedCountText(count, CARS)).toBe(words);
});

describe('messages about lost vehicles', () => {
	test.each<{ name: string; availabilities: (Availability | undefined)[]; words: string | null }>([
		{ name: 'nothing', availabilities: [there, listed('coming-soon')], words: null },
		{
			name: 'vehicles of unknown availability are not reported',
			availabilities: [unknown, undefined],
			words: null,
		},
		{ name: 'the only one', availabilities: [sold], words: 'The car you saved is no longer for sale.' },
		{
			name: 'one vehicle that is no longer available',
			availabilities: [there, gone],
			words: 'One of the cars you saved is no longer for sale.',
		},
		{
			name: 'one sold a day ago, which is still listed',
			availabilities: [listed('sold'), there],
			words: 'One of the cars you saved is no longer for sale.',
		},
		{
			name: 'several',
			availabilities: [there, gone, sold],
			words: '2 of the cars you saved are no longer for sale.',
		},
		{ name: 'all', availabilities: [gone, sold], words: 'None of the cars you saved is for sale any more.' },
	])('$name', ({ availabilities, words }) => {
		expect(unavailableNotice(availabilities, CARS)).toBe(words);
	});
});
