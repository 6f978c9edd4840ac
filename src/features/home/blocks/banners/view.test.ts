import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

const banner = { image: 'a.svg', alt: 'A ute', href: '/stock' };

test('the banners of promotions are shown, without those that have ended (CONFIG-010)', () => {
	const banners = [
		{ ...banner, title: '{count} in stock' },
		{ ...banner, title: 'Last month', expires: '2026-10-31T23:59:59+10:00' },
	];
	const data = aHomeBlock<Data>({ block: 'banners' }, { dealer: { promotions: { banners } } });
	expect(data?.slides.map(({ title }) => title)).toEqual(['1 in stock']);
});

test('when all banners have ended, there is no block', () => {
	const banners = [{ ...banner, expires: '2026-10-31T23:59:59+10:00' }];
	expect(aHomeBlock({ block: 'banners' }, { dealer: { promotions: { banners } } })).toBeNull();
});
