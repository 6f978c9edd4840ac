import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the rating and each quote are the dealer’s words, with variables filled in', () => {
	const quotes = [
		{ text: '{name} was straight with me.', by: 'Lee' },
		{ text: 'No fuss.', by: 'Ana' },
	];
	expect(aHomeBlock<Data>({ block: 'praise', rating: '4.5 of 5', about: '210 reviews', quotes })).toEqual({
		rating: '4.5 of 5',
		about: '210 reviews',
		quotes: [{ text: 'Coast Motors was straight with me.', by: 'Lee' }, quotes[1]],
	});
});
