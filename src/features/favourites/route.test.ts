import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { openSite } from '../../site/open/open-site.ts';
import { deviceRoute } from './route.ts';

test.each([
	{ features: {}, paths: ['/favourites', '/compare'] },
	{ features: { compare: false as const }, paths: ['/favourites'] },
	{ features: { favourites: false as const }, paths: ['/compare'] },
	{ features: { favourites: false as const, compare: false as const }, paths: [] },
])('a site has pages for the lists it offers, in no sitemap: $paths', ({ features, paths }) => {
	const site = openSite(aParsedDealer({ features }), [], new Map(), new Date(0));
	const pages = deviceRoute.pages(site);
	expect(pages.map(({ path }) => path)).toEqual(paths);
	expect(pages.filter(({ sitemap }) => sitemap !== null)).toEqual([]);
});

test('visitors of a dealer with a garage have a watchlist instead (CONFIG-020, resolution 94)', () => {
	const site = openSite(
		aParsedDealer({ garage_enabled: true, lead_api: '/api' }),
		[],
		new Map(),
		new Date(0),
	);
	expect(deviceRoute.pages(site).map(({ path }) => path)).toEqual(['/compare']);
});
