import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { openSite } from '../../site/open/open-site.ts';
import { leadPageRoute } from '../forms/route.ts';
import { financeRoute } from './route.ts';

const siteWith = (options: Parameters<typeof aParsedDealer>[0]) =>
	openSite(aParsedDealer({ lead_api: '/api', ...options }), [], new Map(), NOW, NO_CONTENT);

test('a dealer without finance has none of its pages', () => {
	const site = siteWith({ finance: false });
	const paths = [...financeRoute.pages(site), ...leadPageRoute.pages(site)].map(({ path }) => path);
	expect(paths.filter((path) => path.includes('finance'))).toEqual([]);
});
