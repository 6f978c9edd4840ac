import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

const OPTIONS = { block: 'figures', title: 'What we find', text: 'In {city}.' } as const;
const rows = [
	{ label: 'Points checked', value: '120' },
	{ label: 'Passed', value: '94%', good: true },
];

test('figures stay in order, a good one marked, with variables filled in', () => {
	expect(aHomeBlock<Data>({ ...OPTIONS, rows })).toEqual({
		title: 'What we find',
		text: 'In Southport.',
		link: null,
		rows: [{ ...rows[0], good: false }, rows[1]],
	});
});

test('a link is shown where the site has its page', () => {
	const linkTo = (href: string) =>
		aHomeBlock<Data>({ ...OPTIONS, rows, link: { label: 'See how', href } })?.link;
	expect(linkTo('/locations')).toEqual({ label: 'See how', href: '/locations' });
	expect(linkTo('/nowhere')).toBeNull();
});
