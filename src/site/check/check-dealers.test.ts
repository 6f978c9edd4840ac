import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../../../tests/fixtures/sites/fleet.ts';
import { loadSite } from '../open/load-site.ts';
import { checkDealers } from './check-dealers.ts';

const fleet = new Fleet();
const NOW = new Date('2026-03-02T02:00:00Z');
const check = (...slugs: string[]) => checkDealers(fleet.dealersDir, slugs, NOW);
const filter = "search: { search_categories: [{ label: 'Big', slug: 'big', filter: 'seats >= 7' }] },";
const terms = "features: { guarantees: { terms_page: '/pages/nope' } },";

beforeAll(() => {
	fleet.dealer('bad-filter', vehicles(3), { "template: 'plain',": `template: 'plain', ${filter}` });
	fleet.dealer('no-terms', vehicles(3), { "template: 'plain',": `template: 'plain', ${terms}` });
});
afterAll(() => fleet.remove());

test("one dealer's faulty filter is a problem of its option, and the other dealers are checked", async () => {
	const { problems } = await check('bad-filter', 'no-terms');
	expect(problems).toContain(
		"bad-filter/dealer.ts: search.search_categories[0].filter: expected fields such as { body: ['SUV', 'Wagon'], seats: { min: 7 } } in place of a filter's text, found \"seats >= 7\"",
	);
	expect(problems.filter((line) => line.startsWith('no-terms/'))).toHaveLength(1);
});

test('a faulty filter of every list is a problem of its option, with the rest of the folder', async () => {
	fleet.dealer('bad-list', vehicles(3), {
		"template: 'plain',": "template: 'plain', search: { filter: { seets: { min: 7 } } },",
		"city: 'Brisbane', postcode: '4000'": "city: 'Brisbane', postcode: '2000'",
	});
	const { problems } = await check('bad-list');
	expect(problems).toEqual([
		"bad-list/dealer.ts: search.filter.seets: unknown option; did you mean 'seats'?",
		expect.stringMatching(/^bad-list\/dealer\.ts: address\.postcode/),
	]);
});

test('a promise without its terms page is a problem, and no site is made', async () => {
	const message =
		'no-terms/dealer.ts: features.guarantees.terms_page: expected a page of this site or a web address, found "/pages/nope", which this site does not have';
	expect((await check('no-terms')).problems).toContain(message);
	const loaded = await loadSite({
		slug: 'no-terms',
		dealersDir: fleet.dealersDir,
		stockFile: null,
		acceptFewer: false,
		snapshotPath: `${fleet.dir}/snapshot.json`,
		now: NOW.toISOString(),
	});
	expect(loaded).toEqual({ site: null, problems: [message] });
});

test('problems of options, content and stock are reported together', async () => {
	fleet.dealer('all-wrong', vehicles(3), {
		"template: 'plain',": `template: 'plain', ${terms}`,
		"city: 'Brisbane', postcode: '4000'": "city: 'Brisbane', postcode: '2000'",
	});
	fleet.write('all-wrong/content/pages/empty.md', 'no front matter');
	fleet.write('all-wrong/stock.json', '[]');
	const { problems } = await check('all-wrong');
	expect(problems.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
		'all-wrong/dealer.ts: address.postcode',
		'all-wrong/dealer.ts: features.guarantees.terms_page',
		expect.stringContaining('all-wrong/content/pages/empty.md'),
		'all-wrong/dealer.ts: stock.from',
	]);
});

test.each([
	['a web page', '<!doctype html><title>Back soon</title>'],
	['no rows', '[]'],
	['rows cut off', '[{"id": "a"'],
])(
	'where a feed is %s, its last good stock is used if a build has kept one, and otherwise the feed is a problem',
	async (_, feed) => {
		fleet.dealer('bad-feed', vehicles(3));
		const kept = `${fleet.dir}/kept.json`;
		await loadSite({
			...{ slug: 'bad-feed', dealersDir: fleet.dealersDir, stockFile: null },
			...{ snapshotPath: kept, now: NOW.toISOString() },
		});
		const bytes = readFileSync(kept);
		fleet.write('bad-feed/stock.json', feed);
		expect((await check('bad-feed')).blocking).toEqual([
			expect.stringMatching(/^bad-feed\/dealer\.ts: stock\.from: .*there is no earlier stock/),
		]);
		const { blocking, notes } = await checkDealers(fleet.dealersDir, ['bad-feed'], NOW, {
			lastGoodStock: () => kept,
		});
		expect(blocking).toEqual([]);
		expect(notes.join('\n')).toContain('bad-feed: ');
		expect(readFileSync(kept).equals(bytes)).toBe(true);
	},
);
