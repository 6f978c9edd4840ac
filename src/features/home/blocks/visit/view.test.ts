import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the first location is shown, with a quote whose figures are written out', () => {
	const quote = { rating: 4, count: 1210, text: 'Straight answers.', by: 'Ana P, Perth' };
	expect(aHomeBlock<Data>({ block: 'visit', quote })).toMatchObject({
		location: { name: 'Coast Motors Southport' },
		quote: { rating: '4.0', count: '1,210', by: 'Ana P, Perth' },
	});
	expect(aHomeBlock<Data>({ block: 'visit' })?.quote).toBeNull();
});
