import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { aVehicle, NOW } from '../../../tests/fixtures/search/search-document.ts';
import { apiSite } from '../../site/lead-api/api-site.ts';
import { openContext } from '../../site/open/open-context.ts';
import { openSite } from '../../site/open/open-site.ts';
import { pdfPicture } from './pdf-picture.ts';
import { drawVehiclePdf } from './vehicle-pdf.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-sheet-'));
const siteDir = join(dir, 'site');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const DRAWING =
	'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#a33"/></svg>';

async function pdfOf(fields: Parameters<typeof aVehicle>[0] = {}, change = {}) {
	const site = openSite(aParsedDealer({}), [aVehicle({ id: '1', ...fields })], new Map(), NOW);
	const facts = apiSite(openContext(site, new Set()));
	const [vehicle] = facts.vehicles;
	if (!vehicle) throw new Error('the site has no vehicle');
	return Buffer.from(
		await drawVehiclePdf(facts, { ...vehicle, ...change }, siteDir, NOW, () => undefined),
	).toString('latin1');
}

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length;

describe('the PDF of a vehicle', () => {
	test('has one page', async () => {
		const pdf = await pdfOf();
		expect(pdf.startsWith('%PDF-')).toBe(true);
		expect(pagesOf(pdf)).toBe(1);
	});

	test.each([
		['a very long title', { title: 'Kluger '.repeat(3000) }],
		['a hundred facts', { facts: Array(100).fill({ label: 'L'.repeat(500), value: 'V'.repeat(500) }) }],
		['letters no font has', { title: '車 🚗 \u0007', price_text: '￥' }],
		['nothing', { title: '', price_text: null, facts: [], picture: null }],
	])('stays one page with %s', async (_, change) => {
		expect(pagesOf(await pdfOf({}, change))).toBe(1);
	});
});

describe('the picture of a PDF', () => {
	test('is the site’s own file, drawings included', async () => {
		mkdirSync(join(siteDir, 'images'), { recursive: true });
		writeFileSync(join(siteDir, 'images/car.svg'), DRAWING);
		const picture = await pdfPicture('/images/car.svg?v=2', siteDir, (error) =>
			expect.unreachable(String(error)),
		);
		expect(picture?.subarray(0, 2).toString('hex')).toBe('ffd8');
	});

	test.each([
		['a file outside the site', '/../secret.svg'],
		['a file outside the site, encoded', '/%2e%2e/secret.svg'],
		['an address without encryption', 'http://127.0.0.1:9/x.jpg'],
		['another host written like a path', '//127.0.0.1/x.jpg'],
		['a missing file', '/images/none.jpg'],
		['an address that cannot be decoded', '/%E0%A4%A.jpg'],
	])('is left out with a reason for the log: %s', async (_, url) => {
		writeFileSync(join(dir, 'secret.svg'), DRAWING);
		const reasons: unknown[] = [];
		expect(await pdfPicture(url, siteDir, (error) => reasons.push(error))).toBeNull();
		expect(reasons).toEqual([expect.any(Error)]);
	});
});
