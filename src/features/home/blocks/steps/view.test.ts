import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('steps stay in the dealer’s order, with variables filled in', () => {
	const items = [
		{ title: 'Choose', text: 'One of {count}.' },
		{ title: 'Drive', text: 'Away.' },
	];
	expect(aHomeBlock<Data>({ block: 'steps', title: 'How it goes', items })).toEqual({
		title: 'How it goes',
		items: [{ title: 'Choose', text: 'One of 1.' }, items[1]],
	});
});
