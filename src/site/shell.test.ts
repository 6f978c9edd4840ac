import { expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { pagesOf } from '../features/all.ts';
import { openContext } from './open-context.ts';
import { openSite } from './open-site.ts';

function opened(options: Parameters<typeof aParsedDealer>[0]) {
	const site = openSite(aParsedDealer(options), [], new Map(), new Date('2026-03-02T02:00:00Z'));
	const pages = pagesOf(site);
	const context = openContext(site, new Set(pages.map(({ path }) => path)));
	const home = pages.find(({ path }) => path === '/');
	return { footer: context.shell.footer, title: home?.content(context).meta.title };
}

test('the footer has a group under the name of the dealership group, with its places (CONFIG-019, NAV-011)', () => {
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
