import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { openSite } from '../../site/open/open-site.ts';
import { accountRoute } from './route.ts';

test.each([
	{ options: { garage_enabled: true, lead_api: '/api' }, paths: ['/sign-in'] },
	{ options: { garage_enabled: false, lead_api: '/api' }, paths: [] },
	{ options: { lead_api: '/api', accounts: { gates: { finance: true } } }, paths: ['/sign-in'] },
	{ options: { lead_api: null, accounts: { gates: { finance: true } } }, paths: [] },
	{ options: { garage_enabled: true, lead_api: null }, paths: [] },
])('a site has the sign-in page where accounts are kept, in no sitemap: $options', ({ options, paths }) => {
	const site = openSite(aParsedDealer(options), [], new Map(), new Date(0));
	const pages = accountRoute.pages(site);
	expect(pages.map(({ path }) => path)).toEqual(paths);
	expect(pages.filter(({ sitemap }) => sitemap !== null)).toEqual([]);
});
