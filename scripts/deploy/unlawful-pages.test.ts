import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newDealerFiles } from '../../src/config/new-dealer/new-dealer.ts';
import { hashOf } from '../../src/content-hash.ts';
import { POLICY_WITHOUT_AUTOMATION } from '../../src/law/example-policy.ts';
import { unlawfulPages } from './unlawful-pages.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-law-'));
const places = { dealersDir: join(dir, 'dealers'), outDir: join(dir, 'dist'), code: 'one' };
const NOW = new Date('2026-11-25T02:00:00Z');
const JUDGED = 'dist/.forecourt/coast-motors/judged.json';
const NONE = { problems: [], warnings: [] };
/** The last moment before the law on automated decisions binds in Queensland, and the first after. */
const [UNBOUND, BOUND] = [new Date('2026-12-09T13:59:59Z'), new Date('2026-12-09T14:00:00Z')];
const RATE = { 'offers/rio.html': '<h1>Kia Rio at 4.9% p.a.</h1>' };
const POLICY = { 'privacy-policy.html': POLICY_WITHOUT_AUTOMATION };

const write = (path: string, text: string) => {
	mkdirSync(join(dir, path, '..'), { recursive: true });
	writeFileSync(join(dir, path), text);
};
/** Writes pages of a site, and returns the site. */
const site = (mains: Record<string, string>, slug = 'coast-motors') => ({
	slug,
	files: Object.fromEntries(
		Object.entries(mains).map(([path, main]) => {
			const html = `<html><body><main>${main}</main></body></html>`;
			write(`dist/${slug}/${path}`, html);
			return [path, { hash: hashOf(html), size: html.length }];
		}),
	),
});
/** The addresses of pages that break a rule which stops the publication. */
const found = async (built: ReturnType<typeof site>, rule: string, now = NOW, code = 'one') => {
	const { problems, keep } = await unlawfulPages({ ...places, code }, built, now);
	keep();
	return problems.filter((line) => line.includes(`(Legal rule ${rule}`)).map((line) => line.split(': ')[1]);
};

beforeEach(() => {
	rmSync(dir, { recursive: true, force: true });
	const dealer = newDealerFiles('coast-motors', { demo: true })['dealer.ts'] ?? '';
	write('dealers/coast-motors/dealer.ts', dealer);
	const exception = "{ rule: 'credit-rates', reason: 'Our lawyer answers in March.', ends: '2027-03-31' }";
	write(
		'dealers/lenient/dealer.ts',
		dealer.replaceAll('coast-motors', 'lenient').replace('legal: {', `legal: { exceptions: [${exception}],`),
	);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a page that breaks a rule is reported with its address until it is mended', async () => {
	const { problems } = await unlawfulPages(places, site({ ...RATE, 'a.json': '{}' }), NOW);
	expect(problems.join('\n')).toContain(
		'coast-motors: /offers/rio: “4.9%” is without its comparison rate. Write “at 4.9% p.a., comparison rate 5.2% p.a.”',
	);
	expect(problems.join('\n')).toContain('(Legal rule credit-rates: National Credit Code');
	expect(await found(site(RATE), 'credit-rates')).toEqual(['/offers/rio']);
});

test('a page that was judged is not read again until it or the rules change', async () => {
	await found(site({ 'offers/rio.html': '<h1>Kia Rio</h1>' }), 'credit-rates');
	const judged = JSON.parse(readFileSync(join(dir, JUDGED), 'utf8'));
	const { hash } = site(RATE).files['offers/rio.html'] ?? {};
	const known = JSON.stringify({ ...judged, pages: { 'offers/rio.html': { hash, figures: {} } } });
	write(JUDGED, known);
	expect(await found(site(RATE), 'credit-rates')).toEqual([]);
	const changed = site({ 'offers/rio.html': '<h2>Kia Rio at 4.9% p.a.</h2>' });
	expect(await found(changed, 'credit-rates')).toEqual(['/offers/rio']);
	// With other rules earlier judgements no longer count.
	write(JUDGED, known);
	expect(await found(site(RATE), 'credit-rates', NOW, 'two')).toEqual(['/offers/rio']);
});

test('pages that only caused a warning are judged again once the law binds', async () => {
	expect(await found(site(POLICY), 'automated-decisions', UNBOUND)).toEqual([]);
	expect(await found(site(POLICY), 'automated-decisions', BOUND)).toEqual(['/privacy-policy']);
});

test('pages only cause a warning while an exception holds, and are judged again once it ends', async () => {
	const { warnings } = await unlawfulPages(places, site(RATE, 'lenient'), NOW);
	expect(warnings.join('\n')).toContain('This only warns until 31 Mar 2027, as legal.exceptions says.');
	expect(await found(site(RATE, 'lenient'), 'credit-rates')).toEqual([]);
	expect(await found(site(RATE, 'lenient'), 'credit-rates', new Date('2027-03-31T14:00:00Z'))).toEqual([
		'/offers/rio',
	]);
});

test('a fault that several pages make together is reported until it is mended', async () => {
	const pages = site({
		'cars/rio.html': '<h1>Kia Rio</h1><p>$20,000 Drive away</p>',
		'index.html': '<ul><li><a href="/cars/rio">Kia Rio</a> $21,000 Drive away</li></ul>',
	});
	expect(await found(pages, 'one-price')).toEqual(['/']);
	expect(await found(pages, 'one-price')).toEqual(['/']);
});

test('a changed page is compared with the unchanged pages', async () => {
	// Unchanged pages that keep every rule are not judged again.
	const licence = '<p>Coast Motors, QLD LMD 0000000</p>';
	const pages = (price: string) =>
		site({
			'cars/rio.html': `<h1>Kia Rio</h1><p>${price} Drive away</p>${licence}`,
			'about.html': `<p>A <a href="/cars/rio">Kia Rio</a> for $20,000 drive away</p>${licence}`,
		});
	expect((await unlawfulPages(places, pages('$20,000'), NOW)).problems).toEqual([]);
	expect(await found(pages('$20,000'), 'one-price')).toEqual([]);
	expect(await found(pages('$21,000'), 'one-price')).toEqual(['/about']);
	expect(await found(pages('$20,000'), 'one-price')).toEqual([]);
});

test('a dealer whose options cannot be read has no findings here, as another check reports it', async () => {
	expect(await unlawfulPages(places, site(RATE, 'stranger'), NOW)).toMatchObject(NONE);
});
