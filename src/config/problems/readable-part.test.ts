import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aLocation } from '../../../tests/fixtures/config/run-check.ts';
import { loadDealer } from '../load-dealer.ts';
import { mergeOptions } from '../merge-options.ts';
import { formatProblem } from './problem.ts';

let dealersDir: string;
beforeAll(() => {
	dealersDir = mkdtempSync(join(tmpdir(), 'readable-part-'));
});
afterAll(() => rmSync(dealersDir, { recursive: true }));

/** The problems of a folder with these options, without the name of its file. */
async function problems(overrides: Record<string, unknown>): Promise<string[]> {
	const slug = 'coast-motors';
	mkdirSync(join(dealersDir, slug), { recursive: true });
	const options = mergeOptions(aDealer(), { slug, ...overrides });
	writeFileSync(join(dealersDir, slug, 'dealer.ts'), `export default ${JSON.stringify(options)};`);
	const { problems } = await loadDealer(dealersDir, slug);
	return problems.map((problem) => formatProblem(problem).replace(`${slug}/dealer.ts: `, ''));
}

const address = { street: '12 Marine Parade', city: 'Southport', postcode: '4215' };

test('a bad postcode hides neither a repeated id nor an unknown dealership', async () => {
	expect(
		await problems({
			address: { postcode: '40000' },
			locations: [
				aLocation({ id: 1, slug: 'a' }),
				aLocation({ id: 1, slug: 'b', dealership_slug: 'nrth', address: { ...address, postcode: 'x' } }),
			],
		}),
	).toEqual([
		'address.postcode: expected a postcode of four digits, found "40000"',
		'locations[1].address.postcode: expected a postcode of four digits, found "x"',
		'locations[1].id: expected another id, found "1" a second time',
		'locations[1].dealership_slug: expected one of coast-motors, found "nrth"',
	]);
});

test('a misspelt option hides neither hours nor date windows whose end is before their start', async () => {
	const found = await problems({
		phnoe: '1',
		opening_hours: [{ weekday: 1, status: 'Open', open: '17:30', close: '08:30' }],
		promotions: {
			banners: [
				{
					image: 'https://a.example/b.webp',
					alt: 'Sale',
					href: '/',
					starts: '2026-05-02T00:00:00+10:00',
					expires: '2026-05-01T00:00:00+10:00',
				},
			],
		},
	});
	expect(found.map((line) => line.split(':')[0])).toEqual([
		'phnoe',
		'opening_hours[0]',
		'promotions.banners[0]',
	]);
});

test('a faulty block hides no other block', async () => {
	const found = await problems({
		home: {
			blocks: [{ block: 'speling' }, { block: 'access-loan', text: 'Ask us.' }],
		},
	});
	expect(found.map((line) => line.split(':')[0])).toEqual(['home.blocks[0].block', 'home.blocks[1]']);
});

test('a consequence of a faulty option is not reported as a second problem', async () => {
	const onlyState = await problems({ state: 'QDL', address: { ...address, postcode: '3000' } });
	expect(onlyState.map((line) => line.split(':')[0])).toEqual(['state']);
	const onlySlug = await problems({
		dealerships: [{ id: 1, slug: 'North Shore', name: 'North' }],
		locations: [aLocation({ dealership_slug: 'North Shore' })],
	});
	expect(onlySlug.map((line) => line.split(':')[0]).filter((option) => option === 'locations')).toEqual([]);
});

test('unreadable options keep their own problems', async () => {
	expect((await problems({ stock: null, locations: 3, legal: 'x' })).length).toBe(3);
});
