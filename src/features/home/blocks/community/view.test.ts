import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

const OPTIONS = { block: 'community', title: 'To our town', text: 'For the surf club.' } as const;
const dealer = { features: { community: { terms_page: '/pages/terms' } } };

test('the contribution is the specification’s unless the dealer names another (HOME-019)', () => {
	expect(aHomeBlock<Data>(OPTIONS, { dealer })).toMatchObject({
		amount: '$100,000',
		text: 'For the surf club.',
	});
	expect(aHomeBlock<Data>({ ...OPTIONS, amount: '$5,000' }, { dealer })).toMatchObject({ amount: '$5,000' });
});

test('a page of terms that the site lacks has no link', () => {
	expect(aHomeBlock<Data>(OPTIONS, { dealer })?.terms).toBeNull();
});
