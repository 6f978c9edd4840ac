import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

const OPTIONS = {
	block: 'promotion',
	picture: { image: 'a.svg', alt: 'A car' },
	title: 'Servicing included',
	text: 'For a year.',
	expires: '2026-12-31T23:59:59+10:00',
} as const;

test('a promotion has its end, and the link to show afterwards', () => {
	const data = aHomeBlock<Data>(OPTIONS);
	expect(data?.until).toBe(Date.parse('2026-12-31T23:59:59.999+10:00'));
	expect(data?.ended).toEqual({ label: 'See all 1 car', href: '/search/new-used-and-demo-cars' });
});

test('an ended promotion is left out', () => {
	expect(aHomeBlock(OPTIONS, { now: new Date('2027-01-01T00:00:00Z') })).toBeNull();
});

test('a promotion without an end is shown', () => {
	const { expires: _, ...endless } = OPTIONS;
	expect(aHomeBlock<Data>(endless, { now: new Date('2027-01-01T00:00:00Z') })).toMatchObject({ until: null });
});
