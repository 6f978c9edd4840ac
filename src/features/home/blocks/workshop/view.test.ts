import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('the workshop has its facts in order, and its link where the site has the page', () => {
	const facts = [
		{ label: 'Bays', value: '8' },
		{ label: 'Mechanics', value: '11' },
	];
	const data = (href: string) =>
		aHomeBlock<Data>({
			block: 'workshop',
			title: 'The workshop',
			text: 'In {city}.',
			link: { label: 'Book', href },
			facts,
		});
	expect(data('/locations')).toEqual({
		title: 'The workshop',
		text: 'In Southport.',
		link: { label: 'Book', href: '/locations' },
		facts,
	});
	expect(data('/nowhere')?.link).toBeNull();
});
