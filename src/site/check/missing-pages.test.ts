import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { NO_CONTENT } from '../../domain/content/content.ts';
import { openSite } from '../open/open-site.ts';
import { missingPages } from './missing-pages.ts';

type Options = Parameters<typeof aParsedDealer>[0];

function found(options: Options, body = ''): { problems: string[]; notes: string[] } {
	const pages = [{ title: 'T', description: 'D', lead: null, slug: 'a', body }];
	return missingPages(
		openSite(aParsedDealer(options), [], new Map(), new Date('2026-03-02T02:00:00Z'), {
			...NO_CONTENT,
			pages,
		}),
	);
}

const header = (href: string): Options => ({
	features: { service: {} },
	menus: { header: [{ label: 'Entry', href }] },
});
const MENU = 'coast-motors/dealer.ts: menus.header[0].href:';

test.each([
	'/',
	'/service',
	'/service?from=menu',
	'/pages/a#x',
	'https://elsewhere.example/x',
	'tel:0755501234',
])('%s leads to a page', (href) => {
	expect(found(header(href))).toEqual({ problems: [], notes: [] });
});

test.each([
	['/servce', `${MENU} expected a page of this site, found "/servce"; did you mean /service?`],
	['/pages/aa', `${MENU} expected a page of this site, found "/pages/aa"; did you mean /pages/a?`],
	[
		'/search/usd-cars',
		`${MENU} expected a page of this site, found "/search/usd-cars"; did you mean /search/used-cars?`,
	],
	['/nothing-like-it-at-all', `${MENU} expected a page of this site, found "/nothing-like-it-at-all"`],
])('%s is no address of a site', (href, problem) => {
	expect(found(header(href))).toEqual({ problems: [problem], notes: [] });
});

test.each([
	'/blog',
	'/fleet',
	'/contact-us',
	'/finance',
	'/special-offers',
	'/pages/careers',
	'/search/kia',
	'/cars/sold',
])('%s gets a note, as the site could have that page', (href) => {
	expect(found(header(href))).toEqual({
		problems: [],
		notes: [`${MENU} ${href} is a page this site does not have now; the link is left out`],
	});
});

test("a template's own entries are not reported to the dealer", () => {
	expect(found({})).toEqual({ problems: [], notes: [] });
});

test('links of home blocks, promotions and texts are checked too', () => {
	const image = 'https://pictures.example/a.webp';
	const { problems } = found(
		{
			home: {
				blocks: [
					{
						block: 'reasons',
						items: ['a', 'b'].map((title) => ({
							title,
							text: 'T',
							link: { label: 'L', href: `/${title}x` },
						})),
					},
				],
			},
			promotions: { banners: [{ image, alt: 'A', href: '/sale-of-the-year' }] },
		},
		'[one](/servise-desk) and [the same](/servise-desk)',
	);
	expect(problems.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
		'coast-motors/dealer.ts: home.blocks[0].items[0].link.href',
		'coast-motors/dealer.ts: home.blocks[0].items[1].link.href',
		'coast-motors/dealer.ts: promotions.banners[0].href',
		'coast-motors/content/pages/a.md: expected a page of this site, found "/servise-desk"',
	]);
});
