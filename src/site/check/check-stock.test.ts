import { afterAll, expect, test } from 'vitest';
import { Fleet, vehicles } from '../../../tests/fixtures/sites/fleet.ts';
import { pagesOf } from '../../features/all.ts';
import { loadSite } from '../open/load-site.ts';
import { checkDealers } from './check-dealers.ts';

const fleet = new Fleet();
afterAll(() => fleet.remove());

/** The findings of the check about a dealer with this stock. */
function check(stock: ReturnType<typeof vehicles>) {
	fleet.dealer('coast-motors', stock);
	return checkDealers(fleet.dealersDir, ['coast-motors'], new Date('2026-11-22T00:00:00Z'));
}

test('a row that repeats an id gets a note', async () => {
	const { problems, notes } = await check([...vehicles(12), ...vehicles(1)]);
	expect(problems).toEqual([]);
	expect(notes).toContain(
		'coast-motors: rejected record 13 (id v0): id: expected an id of its own, found "v0", as in record 1',
	);
});

test('a row that is not a vehicle is a problem', async () => {
	const { problems } = await check([...vehicles(12), { id: 'x', price: -1 }]);
	expect(problems).toContain(
		'coast-motors: rejected record 13 (id x): price: expected a price of $0 or more, found -1',
	);
});

test('a refused source is reported with its rejected rows', async () => {
	const { problems } = await check(vehicles(4, (index) => (index < 2 ? { price: 'cheap' } : {})));
	expect(problems.join('\n')).toContain('2 of 4 rows are rejected');
	expect(problems).toContain(
		'coast-motors: rejected record 2 (id v1): price: expected a price of $0 or more, found "cheap"',
	);
});

test('a make and a model of 10,000 characters are cut without affecting others', async () => {
	fleet.dealer('long-names', [
		...vehicles(2),
		...vehicles(3, () => ({ id: 'long', make: 'Ki&'.repeat(3333), model: 'X'.repeat(10_000) })).slice(2),
	]);
	const { site } = await loadSite({
		slug: 'long-names',
		dealersDir: fleet.dealersDir,
		stockFile: null,
		acceptFewer: false,
		snapshotPath: `${fleet.dir}/long-names.json`,
		now: '2026-11-22T00:00:00Z',
	});
	const segments = site ? pagesOf(site).flatMap(({ path }) => path.split('/')) : [];
	expect(segments.some((segment) => segment.startsWith('xxxx'))).toBe(true);
	expect(Math.max(...segments.map(({ length }) => length))).toBeLessThanOrEqual(100);
});

test('a stock without a visible vehicle is a problem, with the reason', async () => {
	const { problems } = await check(vehicles(3, () => ({ status: 'Available' })));
	expect(problems).toContain('coast-motors: none of 3 rows is shown on the site');
	expect(problems).toContain(
		'coast-motors: not shown: 3 vehicles: status says "Available", which is none of in_stock, coming_soon, sold, withdrawn, deposit_taken',
	);
});

test('implausible makes, bodies and years get a note', async () => {
	const { problems, notes } = await check(
		vehicles(3, (index) => (index === 0 ? { make: 'Mitsubshi', simple_body: 'Spaceship', year: 2060 } : {})),
	);
	expect(problems).toEqual([]);
	expect(notes).toEqual(
		expect.arrayContaining([
			'coast-motors: make the product does not know: "Mitsubshi" (1, did you mean "Mitsubishi"?)',
			'coast-motors: body the product does not know: "Spaceship" (1)',
			'coast-motors: left out record 1 (id v0): year: expected a year up to 2028, found 2060',
		]),
	);
});
