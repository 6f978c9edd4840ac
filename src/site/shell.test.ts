import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { pagesOf } from '../features/all.ts';
import { openContext } from './open/open-context.ts';
import { openSite } from './open/open-site.ts';

function opened(options: Parameters<typeof aParsedDealer>[0]) {
	const site = openSite(aParsedDealer(options), [], new Map(), new Date('2026-03-02T02:00:00Z'));
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	const home = pages.find(({ path }) => path === '/');
	const { footer, watchlist, favourites } = context.shell;
	const paths = pages.map(({ path }) => path);
	return { footer, watchlist, favourites, paths, title: home?.content(context).meta.title };
}

test('the footer has a group under the name of the dealership group, with its locations (CONFIG-019, NAV-011)', () => {
	const { footer } = opened({ dealership_group: 'Zed Holdings' });
	expect(footer.at(-1)).toEqual({
		title: 'Zed Holdings',
		items: [
			{ label: 'Coast Motors Southport', href: '/locations/southport' },
			{ label: 'All locations', href: '/locations' },
		],
	});
	expect(opened({}).footer.map(({ title }) => title)).not.toContain('Zed Holdings');
});

test("a dealer's own menu of that name replaces it", () => {
	const own = { title: 'Zed Holdings', items: [{ label: 'Home', href: '/' }] };
	expect(opened({ dealership_group: 'Zed Holdings', menus: { footer: [own] } }).footer).toEqual([own]);
});

test.each([
	['Used cars', 'Used cars | Coast Motors'],
	[
		'New, demo and used vehicles of every make across four yards in Queensland',
		'Coast Motors | New, demo and used vehicles of every make across four yards in Queensland',
	],
	[
		'Coast Motors: new, demo and used vehicles of every make across four yards',
		'Coast Motors: new, demo and used vehicles of every make across four yards',
	],
])("the title of a home page has the dealer's name (CONFIG-014): %s", (title, expected) => {
	expect(opened({ home: { title } }).title).toBe(expected);
});

test.each([
	{
		says: 'with a garage hearts save to the watchlist, at the dealer’s address for it, and no page has favourites (CONFIG-020, WATCHLIST-008)',
		options: { garage_enabled: true, lead_api: '/api', accounts: { watchlist_path: '/saved-cars' } },
		leads: { watchlist: '/saved-cars', favourites: '/saved-cars' },
		is: ['/my-garage', '/saved-cars', '/sign-in'],
	},
	{
		says: 'with a garage the watchlist is at /watchlist (resolution 91)',
		options: { garage_enabled: true, lead_api: '/api' },
		leads: { watchlist: '/watchlist', favourites: '/watchlist' },
		is: ['/my-garage', '/sign-in', '/watchlist'],
	},
	{
		says: 'without a garage hearts save favourites on the device, and there is no sign-in (CONFIG-020)',
		options: { garage_enabled: false, lead_api: '/api' },
		leads: { watchlist: null, favourites: '/favourites' },
		is: ['/favourites'],
	},
])('$says', ({ options, leads, is }) => {
	const site = opened(options);
	const own = ['/favourites', '/my-garage', '/saved-cars', '/sign-in', '/watchlist'];
	expect(site).toMatchObject(leads);
	expect(own.filter((path) => site.paths.includes(path))).toEqual(is);
});
