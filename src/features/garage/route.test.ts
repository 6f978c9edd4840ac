import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { openSite } from '../../site/open/open-site.ts';
import { garageRoute } from './route.ts';

test.each([
	{ options: { garage_enabled: true, lead_api: '/api' }, paths: ['/my-garage'] },
	{
		options: {
			garage_enabled: true,
			lead_api: '/api',
			accounts: { garage_brands: ['Toyota', 'Great Wall'] },
		},
		paths: ['/my-garage', '/my-toyota', '/my-great-wall'],
	},
	{ options: { garage_enabled: false, lead_api: '/api' }, paths: [] },
	{ options: { garage_enabled: true, lead_api: null }, paths: [] },
])('the garage has a page, and one for each brand, in no sitemap: $options', ({ options, paths }) => {
	const site = openSite(aParsedDealer(options), [], new Map(), new Date(0));
	const pages = garageRoute.pages(site);
	expect(pages.map(({ path }) => path)).toEqual(paths);
	expect(pages.filter(({ sitemap }) => sitemap !== null)).toEqual([]);
});
