import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

const slide = { image: 'a.svg', alt: 'A ute', href: '/stock' };

test('slides of coming promotions are rendered with their times, and those of ended ones are not (PROMO-016)', () => {
	const slider = [
		{ ...slide, title: 'Next month', starts: '2026-12-01T00:00:00+10:00' },
		{ ...slide, title: 'Last month', expires: '2026-10-31T23:59:59+10:00' },
	];
	const data = aHomeBlock<Data>({ block: 'promotion-slider' }, { dealer: { promotions: { slider } } });
	expect(data?.slides).toMatchObject([{ title: 'Next month', isYetToCome: true }]);
});

test('without slides there is no block', () => {
	expect(aHomeBlock({ block: 'promotion-slider' })).toBeNull();
});
