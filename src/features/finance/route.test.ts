import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NOW } from '../../../tests/fixtures/search/search-document.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { openSite } from '../../site/open-site.ts';
import { leadPageRoute } from '../forms/route.ts';
import { financeRoute } from './route.ts';

const siteWith = (options: Parameters<typeof aParsedDealer>[0]) =>
	openSite(aParsedDealer({ lead_api: '/api', ...options }), [], new Map(), NOW, NO_CONTENT);
const LENDER = { finance: { provider: 'manual' } } as const;

test.each([
	['FINANCE-003', financeRoute, '/finance', 'finance'],
	['FINANCE-006', financeRoute, '/car-finance/', 'finance'],
	['FINANCE-004', leadPageRoute, '/finance-enquiry', 'application'],
	['FINANCE-005', leadPageRoute, '/apply-for-finance', 'application'],
] as const)('%s: a dealer with a lender has its page', (_, route, path, kind) => {
	const found = route.pages(siteWith(LENDER)).filter((page) => page.path === path);
	expect(found.map((page) => page.kind)).toEqual([kind]);
});

test('a dealer without finance has none of its pages', () => {
	const site = siteWith({ finance: false });
	const paths = [...financeRoute.pages(site), ...leadPageRoute.pages(site)].map(({ path }) => path);
	expect(paths.filter((path) => path.includes('finance'))).toEqual([]);
});
