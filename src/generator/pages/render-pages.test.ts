import { expect, test } from 'vitest';
import type { SiteContext } from '../../site/context.ts';
import type { Page } from '../../site/route.ts';
import type { Manifest } from '../manifest/manifest-form.ts';
import { type PagesToRender, renderPages } from './render-pages.ts';

const never = () => {
	throw new Error('it was worked out again');
};
const PAGE: Page = { path: '/search/kia', kind: 'stock-list', sitemap: null, content: never, inputs: never };
const FILE = 'search/kia.html';

function order(isSamePeriod: boolean): PagesToRender {
	const pages = { [FILE]: ['key', '2026-03-02T00:00:00.000Z', 'stock-list', 'inputs', 'source'] };
	return {
		context: {} as SiteContext,
		sharedHash: '',
		inputKeys: { inputs: never, source: () => 'source' },
		isSamePeriod,
		previous: { pages } as unknown as Manifest,
		existing: new Set([FILE]),
		stagingDir: '',
		policy: { connect: [], script: [], frame: [] },
		now: '2026-03-03T00:00:00.000Z',
		renderer: never,
	};
}

test('a page with an unchanged source is not rendered, and its inputs are not computed', async () => {
	const [record] = await renderPages([PAGE], order(true));
	expect(record).toMatchObject({ key: 'key', inputs: 'inputs', source: 'source', isStaged: false });
});

test('a page with an unchanged source whose time is over is rendered again', async () => {
	await expect(renderPages([PAGE], order(false))).rejects.toThrow('worked out again');
});
