import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDealer } from '../../src/config/load-dealer.ts';
import { newDealerFiles } from '../../src/config/new-dealer/new-dealer.ts';
import { readBuiltPages } from './read-built-pages.ts';
import { readInThreads } from './read-in-threads.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-read-'));
const places = { dealersDir: join(dir, 'dealers'), outDir: join(dir, 'dist'), slug: 'coast-motors' };

/** Enough pages for several threads, and not a multiple of their parts. */
const files = Array.from({ length: 1100 }, (_, at) => `cars/car-${at}.html`);
const pages = { ...places, files, now: new Date('2026-11-25T02:00:00Z') };

beforeAll(() => {
	for (const folder of ['dealers/coast-motors', 'dist/coast-motors/cars'])
		mkdirSync(join(dir, folder), { recursive: true });
	const options = newDealerFiles('coast-motors', { demo: true })['dealer.ts'] ?? '';
	writeFileSync(join(places.dealersDir, 'coast-motors/dealer.ts'), options);
	for (const [at, file] of files.entries()) {
		const words = at % 500 === 99 ? 'Kia Rio at 4.9% p.a.' : `Kia Rio for $${20_000 + at} drive away`;
		writeFileSync(join(places.outDir, 'coast-motors', file), `<main><h1>${words}</h1></main>`);
	}
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('several threads find the same on a thousand pages as one thread, in the same order', async () => {
	const { dealer } = await loadDealer(places.dealersDir, 'coast-motors');
	if (!dealer) throw new Error('the options are good');
	const read = await readInThreads(dealer, pages);
	expect(read).toEqual(await readBuiltPages(dealer, pages));
	const rates = new Set(read.findings.filter(({ rule }) => rule === 'credit-rates').map(({ path }) => path));
	expect([...rates]).toEqual(['/cars/car-99', '/cars/car-599', '/cars/car-1099']);
	expect(read.figures.get('/cars/car-1098')).toMatchObject({ 'one-price': [['/cars/car-1098', 21_098]] });
});

test('options that can no longer be read fail the check with their file and fault', async () => {
	const { dealer } = await loadDealer(places.dealersDir, 'coast-motors');
	if (!dealer) throw new Error('the options are good');
	writeFileSync(join(places.dealersDir, 'coast-motors/dealer.ts'), 'export default {');
	await expect(readInThreads(dealer, pages)).rejects.toThrow('coast-motors/dealer.ts: could not be read');
});
