import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import type { Data } from './view.ts';

test('each reason keeps its link where the site has the page', () => {
	const reason = (title: string, href?: string) => ({
		title,
		text: 'In writing.',
		...(href && { link: { label: 'See more', href } }),
	});
	const items = [reason('Stock', '/locations'), reason('Moon', '/moon'), reason('Plain')];
	const data = aHomeBlock<Data>({ block: 'reasons', items });
	expect(data?.items.map(({ title, link }) => [title, link?.href])).toEqual([
		['Stock', '/locations'],
		['Moon', undefined],
		['Plain', undefined],
	]);
});
