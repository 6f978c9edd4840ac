import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the statement is the dealer’s, with variables filled in', () => {
	expect(aHomeBlock<Data>({ block: 'statement', title: 'We answer', text: 'Call {phone}.' })).toEqual({
		title: 'We answer',
		text: 'Call (07) 5550 1234.',
	});
});
