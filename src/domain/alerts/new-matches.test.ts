import { expect, test } from 'vitest';
import { newMatchesWords } from './new-matches.ts';

const car = (title: string, price_text: string | null = '$63,490 drive away') => ({ title, price_text });

test('the first new matches are named with their prices, the others are counted', () => {
	expect(newMatchesWords([car('2024 HiLux')])).toEqual({
		short: '1 new match',
		sentence: 'New: 2024 HiLux, $63,490 drive away.',
	});
	expect(newMatchesWords([car('A'), car('B', null), car('C'), car('D'), car('E')])).toEqual({
		short: '5 new matches',
		sentence: 'New: A, $63,490 drive away; B; C, $63,490 drive away; and 2 more.',
	});
});
