import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDealer } from '../../../src/config/parse-dealer.ts';
import type { FieldRule } from '../../../src/domain/feed/column-mapping.ts';
import { loadStock } from '../../../src/stock/load-stock.ts';
import { aDealer } from '../../fixtures/config/a-dealer.ts';

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), 'mapped-'));
	mkdirSync(join(root, 'coast-motors'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Loads the stock of a dealer from a feed with this text. */
async function load(from: Record<string, unknown>, text: string) {
	writeFileSync(join(root, 'coast-motors', 'feed'), text);
	const stock = { from: { file: 'feed', ...from } };
	const { dealer, problems } = parseDealer({ ...aDealer(), stock }, 'coast-motors/dealer.ts');
	if (!dealer) throw new Error(JSON.stringify(problems));
	return loadStock({
		settings: dealer.stock,
		soldDays: 3,
		acceptFewer: false,
		folder: join(root, 'coast-motors'),
		override: null,
		snapshotPath: join(mkdtempSync(join(root, 'kept-')), 'stock.json'),
		now: new Date('2026-11-20T00:00:00Z'),
	});
}

describe('an operation of a column mapping', () => {
	const columns = (badge: FieldRule) => ({ id: 'Id', make: 'Make', model: 'Model', badge });
	const badge = async (rule: FieldRule, value: unknown) => {
		const records = [{ Id: 1, Make: 'Kia', Model: 'Rio', A: value }];
		const { vehicles } = await load({ source: 'json', columns: columns(rule) }, JSON.stringify(records));
		return vehicles?.[0]?.badge;
	};
	test.each<{ name: string; rule: FieldRule; value: unknown; expected: unknown }>([
		{ name: 'prefix', rule: { column: 'A', prefix: 'GT ' }, value: 'Line', expected: 'GT Line' },
		{ name: 'prefix of an empty cell', rule: { column: 'A', prefix: 'GT ' }, value: '', expected: null },
		{ name: 'suffix', rule: { column: 'A', suffix: ' L' }, value: 2.5, expected: '2.5 L' },
		{
			name: 'replace',
			rule: { column: 'A', replace: [{ find: '_', with: ' ' }] },
			value: 'GT_Line_S',
			expected: 'GT Line S',
		},
		{
			name: 'replace by a pattern',
			rule: { column: 'A', replace: [{ find: /(\d)dr\b/, with: '$1 door' }] },
			value: '5dr',
			expected: '5 door',
		},
		{
			name: 'title_case',
			rule: { column: 'A', title_case: true },
			value: "GLACIER WHITE d'oro",
			expected: "Glacier White D'oro",
		},
		{ name: 'round', rule: { column: 'A', round: 1 }, value: '4.987', expected: '5' },
		{
			name: 'unit',
			rule: { column: 'A', unit: { from: 'mi', to: 'km' }, round: 0 },
			value: '1,000',
			expected: '1609',
		},
		{ name: 'date', rule: { column: 'A', date: 'DD/MM/YY' }, value: '20/11/26', expected: '2026-11-20' },
		{ name: 'invalid date', rule: { column: 'A', date: 'DD/MM/YY' }, value: 'soon', expected: 'soon' },
	])('$name', async ({ rule, value, expected }) => {
		expect(await badge(rule, value)).toBe(expected);
	});
});

const JSON_COLUMNS = {
	id: 'ref',
	make: 'vehicle.make.name',
	model: 'vehicle.model',
	km: { column: 'odometer.miles', unit: { from: 'mi', to: 'km' } },
	price: { column: 'price.amount', currency: 'price.currency' },
	standardEquipment: 'options[].label',
	images: { column: 'photos[].file', prefix: 'https://cdn.example/' },
	primary_image_url: { column: 'photos[0].file', prefix: 'https://cdn.example/' },
	created_at: { column: 'listed', date: 'DD/MM/YYYY' },
};
const RECORD = {
	ref: 'K-1',
	vehicle: { make: { name: 'Kia' }, model: 'Rio' },
	odometer: { miles: 10_000 },
	price: { amount: 23_990, currency: 'AUD' },
	options: [{ label: 'Tow bar' }, { label: 'Sunroof' }],
	photos: [{ file: '1.jpg' }, { file: '2.jpg' }],
	listed: '20/11/2026',
};

test('nested JSON is mapped by paths', async () => {
	const { vehicles } = await load(
		{ source: 'json', records: 'stock', columns: JSON_COLUMNS },
		JSON.stringify({ stock: [RECORD] }),
	);
	expect(vehicles).toMatchObject([
		{
			id: 'K-1',
			make: 'Kia',
			model: 'Rio',
			km: 16_093,
			price: 23_990,
			standardEquipment: ['Tow bar', 'Sunroof'],
			images: [
				{ image: { url: 'https://cdn.example/1.jpg' } },
				{ image: { url: 'https://cdn.example/2.jpg' } },
			],
			primary_image_url: 'https://cdn.example/1.jpg',
			created_at: '2026-11-20T00:00:00.000Z',
		},
	]);
});

test.each([
	['USD', 'US dollars'],
	['NZ$', 'New Zealand dollars'],
	['€', 'euros'],
])('a price in %s is refused by its name', async (currency, name) => {
	const foreign = { ...RECORD, price: { amount: 20_000, currency } };
	const result = await load({ source: 'json', columns: JSON_COLUMNS }, JSON.stringify([foreign]));
	expect(result.vehicles).toBeNull();
	expect('reason' in result && result.reason).toContain(
		`price: expected a price in Australian dollars, not ${name}, found "${currency} 20000"`,
	);
});

test('a cell with several pictures is split at any of the separators', async () => {
	const columns = { id: 'Id', make: 'Make', model: 'Model', images: { column: 'Photos', list: /[|;\s]+/ } };
	const text =
		'Id,Make,Model,Photos\n1,Kia,Rio,https://a.example/1.jpg | https://a.example/2.jpg;https://a.example/3.jpg\n';
	const { vehicles } = await load({ source: 'csv', columns }, text);
	expect(vehicles?.[0]?.images.map(({ image }) => image.url)).toEqual([
		'https://a.example/1.jpg',
		'https://a.example/2.jpg',
		'https://a.example/3.jpg',
	]);
});

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<feed><dealer>Coast</dealer><vehicles>
	<vehicle id="7"><make>Kia</make><model>Rio &amp; S</model><price currency="AUD">23,990</price>
		<photos><photo url="https://a.example/1.jpg"/><photo url="https://a.example/2.jpg"/></photos>
		<comments><![CDATA[<b>Tidy</b> one]]></comments></vehicle>
	<vehicle id="8"><make>Kia</make><model>Rio</model><price currency="AUD">20,000</price>
		<photos><photo url="https://a.example/3.jpg"/></photos></vehicle>
</vehicles></feed>`;
const XML_COLUMNS = {
	id: '@id',
	make: 'make',
	model: 'model',
	price: { column: 'price.#text', currency: 'price.@currency' },
	images: 'photos.photo[].@url',
	dealercomments: 'comments',
};
const xml = { source: 'xml', record: 'vehicle', columns: XML_COLUMNS };

test('XML is mapped by paths, for one element or several', async () => {
	const { vehicles } = await load(xml, XML);
	expect(vehicles).toMatchObject([
		{
			id: '7',
			model: 'Rio & S',
			price: 23_990,
			images: [{ image: { url: 'https://a.example/1.jpg' } }, {}],
			dealercomments: 'Tidy one',
		},
		{ id: '8', price: 20_000, images: [{ image: { url: 'https://a.example/3.jpg' } }], dealercomments: null },
	]);
});

test.each([
	{ name: 'cut short', text: XML.slice(0, -60), reason: /feed ends too early, after \d elements <vehicle>/ },
	{
		name: 'an error page',
		text: '<html><body>503</body></html>',
		reason: /feed is a web page, not XML/,
	},
	{
		name: 'of other elements',
		text: '<cars><car/></cars>',
		reason: /feed has no element <vehicle> \(stock\.from\.record\); it holds <cars>, <car>/,
	},
	{ name: 'no XML at all', text: 'Id,Make\n1,Kia\n', reason: /it holds no element/ },
])('XML that is $name is refused', async ({ text, reason }) => {
	const result = await load(xml, text);
	expect('reason' in result && result.reason).toMatch(reason);
});

test('a path that no record has is noted, with the existing paths', async () => {
	const columns = { ...JSON_COLUMNS, colour: 'vehicle.color' };
	const { report } = await load({ source: 'json', columns }, JSON.stringify([RECORD]));
	expect(report?.notes[0]).toMatch(
		/^no record has 'vehicle\.color', which stock\.from\.columns names; records have 'ref', 'vehicle\.make\.name'/,
	);
});

test.each([
	{ rule: { column: 'A', unit: { from: 'mi', to: 'kg' } }, problem: /unit: expected two units of one kind/ },
	{ rule: { column: 'A', date: 'MM/YY' }, problem: /date: expected a format such as DD\/MM\/YY/ },
])('an invalid operation is a problem of the configuration', ({ rule, problem }) => {
	const from = { source: 'json', file: 'a.json', columns: { id: 'A', badge: rule } };
	const { problems } = parseDealer({ ...aDealer(), stock: { from } }, 'coast-motors/dealer.ts');
	expect(problems.map(({ option, message }) => `${option}: ${message}`)).toEqual([
		expect.stringMatching(problem),
	]);
});
