import { describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../tests/fixtures/search/search-document.ts';
import { pagesOf } from '../features/all.ts';
import { EMPTY_SEARCH } from '../search/state.ts';
import { openSite } from './open/open-site.ts';
import { siteSearch } from './search/site-search.ts';

const STOCK = [
	{ id: 'new-toyota', make: 'Toyota', model: 'Kluger', car_type: 'new', year: 2026 },
	{ id: 'old-toyota', make: 'Toyota', model: 'Camry', car_type: 'used', year: 2014 },
	{ id: 'used-kia', make: 'Kia', model: 'Rio', car_type: 'used', year: 2021 },
	{ id: 'new-kia', make: 'Kia', model: 'EV5', car_type: 'new', year: 2026 },
	{ id: 'old-kia', make: 'Kia', model: 'Carnival', car_type: 'used', year: 2012 },
] as const;

const siteWith = (options: Parameters<typeof aParsedDealer>[0]) =>
	openSite(aParsedDealer(options), STOCK.map(aVehicle), new Map(), NOW);

describe.each<[name: string, options: Parameters<typeof aParsedDealer>[0], listed: string[]]>([
	['everything without a filter', {}, ['new-kia', 'new-toyota', 'old-kia', 'old-toyota', 'used-kia']],
	[
		'used vehicles of any make, new ones of the manufacturer',
		{ manufacturer: 'Toyota' },
		['new-toyota', 'old-kia', 'old-toyota', 'used-kia'],
	],
	[
		'what the dealer’s own filter lets through',
		{ search: { filter: { year: { min: 2018 } } } },
		['new-kia', 'new-toyota', 'used-kia'],
	],
	[
		'what passes both',
		{ manufacturer: 'Toyota', search: { filter: { year: { min: 2018 } } } },
		['new-toyota', 'used-kia'],
	],
])('%s is in the lists, the counts and the search alike (RESULTS-020)', (_, options, expected) => {
	const site = siteWith(options);
	const pages = pagesOf(site);
	const inSitemap = (kind: string) => pages.filter((each) => each.kind === kind && each.sitemap !== null);

	test('lists', () => expect(site.listed.map(({ id }) => id).sort()).toEqual(expected));

	test('the search finds as many vehicles', () =>
		expect(siteSearch(site).counts(EMPTY_SEARCH).total).toBe(expected.length));

	test('makes, bodies and conditions count listed vehicles only', () => {
		expect(site.makes.flatMap(({ vehicles }) => vehicles)).toHaveLength(expected.length);
		expect(site.bodies.flatMap(({ vehicles }) => vehicles)).toHaveLength(expected.length);
		expect(Object.values(site.counts).reduce((sum, count) => sum + count)).toBe(expected.length);
	});

	test('lists link to models of listed vehicles only', () => {
		const has = (id: string) => expected.includes(id);
		const paths = pages.map(({ path }) => path);
		expect(paths.includes('/search/kia/ev5')).toBe(has('new-kia'));
		expect(paths.includes('/search/toyota/camry')).toBe(has('old-toyota'));
	});

	test('every vehicle keeps its page; sitemaps name the listed ones', () => {
		expect(pages.filter(({ kind }) => kind === 'vehicle')).toHaveLength(STOCK.length);
		expect(inSitemap('vehicle')).toHaveLength(expected.length);
	});
});
