import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDealerFiles } from '../../src/config/new-dealer.ts';
import { unlawfulPages } from './unlawful-pages.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-law-'));
const places = { dealersDir: join(dir, 'dealers'), outDir: join(dir, 'dist'), slug: 'coast-motors' };
const NOW = new Date('2026-11-25T02:00:00Z');

const write = (path: string, text: string) => {
	mkdirSync(join(dir, path, '..'), { recursive: true });
	writeFileSync(join(dir, path), text);
};
const page = (main: string) => `<html><body><main>${main}</main></body></html>`;
const found = (...changed: string[]) => unlawfulPages(places, changed, NOW);

beforeAll(() => {
	const dealer = newDealerFiles('coast-motors', { demo: true })['dealer.ts'] ?? '';
	write('dealers/coast-motors/dealer.ts', dealer);
	const exception = "{ rule: 'credit-rates', reason: 'Our lawyer answers in March.', ends: '2027-03-31' }";
	write(
		'dealers/lenient/dealer.ts',
		dealer.replaceAll('coast-motors', 'lenient').replace('legal: {', `legal: { exceptions: [${exception}],`),
	);
	write('dist/coast-motors/offers/rio.html', page('<h1>Kia Rio at 4.9% p.a.</h1>'));
	write('dist/coast-motors/index.html', page('<p>Hurry!</p>'));
	write('dist/lenient/offers/rio.html', page('<h1>Kia Rio at 4.9% p.a.</h1>'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('pages that changed are read, with their address', async () => {
	const { problems } = await found('offers/rio.html', 'runtime.json');
	expect(problems.join('\n')).toContain(
		'coast-motors: /offers/rio: “4.9%” is without its comparison rate. Write “at 4.9% p.a., comparison rate 5.2% p.a.”',
	);
	expect(problems.join('\n')).toContain('(Legal rule credit-rates: National Credit Code');
	expect(problems.join('\n')).not.toContain('false-urgency');
});

test('pages that did not change are not', async () => {
	expect(await found('pictures/a.webp', 'cars/rio.json')).toEqual({ problems: [], warnings: [] });
});

test('an exception of the dealer makes a warning of them', async () => {
	const { problems, warnings } = await unlawfulPages(
		{ ...places, slug: 'lenient' },
		['offers/rio.html'],
		NOW,
	);
	expect(problems.join('\n')).not.toContain('credit-rates');
	expect(warnings.join('\n')).toContain('This only warns until 31 Mar 2027, as legal.exceptions says.');
});

test('a dealer whose options cannot be read is left to the other checks', async () => {
	expect(await unlawfulPages({ ...places, slug: 'nobody' }, ['index.html'], NOW)).toEqual({
		problems: [],
		warnings: [],
	});
});
