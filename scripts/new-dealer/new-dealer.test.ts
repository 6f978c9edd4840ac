import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDealer } from '../../src/config/load-dealer.ts';
import { TEMPLATES } from '../../src/config/templates/index.ts';
import { pagesOf } from '../../src/features/all.ts';
import { checkDealers } from '../../src/site/check/check-dealers.ts';
import { loadSite } from '../../src/site/open/load-site.ts';
import { root } from '../choose-dealers.ts';
import { askFacts } from './ask-facts.ts';

const NOW = new Date('2026-03-02T02:00:00Z');
let dealersDir: string;
beforeAll(() => {
	dealersDir = mkdtempSync(join(tmpdir(), 'new-dealer-'));
});
afterAll(() => rmSync(dealersDir, { recursive: true }));

const make = (slug: string, ...options: string[]) =>
	execFileSync(
		process.execPath,
		[join(root, 'scripts/new-dealer.ts'), slug, '--dealers', dealersDir, ...options],
		{
			encoding: 'utf8',
		},
	);
const problemsOf = async (slug: string) => (await checkDealers(dealersDir, [slug], NOW)).problems;

test('a new dealer has lead forms, a contact page, test drives and trade-ins', async () => {
	make('coast-motors');
	const { site } = await loadSite({
		slug: 'coast-motors',
		dealersDir,
		stockFile: null,
		acceptFewer: false,
		snapshotPath: join(dealersDir, 'coast-motors.json'),
		now: NOW.toISOString(),
	});
	const paths = site ? pagesOf(site).map(({ path }) => path) : [];
	expect(paths).toEqual(
		expect.arrayContaining(['/contact-us', '/book-test-drive', '/trade-in', '/sell-your-car', '/success']),
	);
});

test('a fact that is not given becomes a placeholder: the command lists it, and the check refuses it', async () => {
	const output = make('later-motors');
	const refused = ['url', 'email', 'phone', 'address.street', 'legal.abn', 'legal.licence', 'stock.from'];
	const problems = await problemsOf('later-motors');
	for (const option of refused) {
		expect(problems.join('\n')).toContain(`later-motors/dealer.ts: ${option}: expected`);
		expect(output).toContain(`later-motors/dealer.ts: ${option}: expected`);
	}
});

test('the given facts are in the dealer’s folder; only the stock is invented', async () => {
	make(
		'bay-motors',
		...['--name', "Bob's Bay Motors", '--url', 'https://www.baymotors.com.au', '--phone', '(07) 5531 4400'],
		...['--email', 'sales@baymotors.com.au', '--street', '12 Marine Parade', '--city', 'Southport'],
		...['--postcode', '4215', '--state', 'qld', '--entity', 'Bay Motors Pty Ltd', '--abn', '51 824 753 556'],
		...['--licence', 'QLD LMD 3104872'],
	);
	expect((await loadDealer(dealersDir, 'bay-motors')).dealer).toMatchObject({
		name: "Bob's Bay Motors",
		url: 'https://www.baymotors.com.au',
		legal: { entity: 'Bay Motors Pty Ltd', abn: '51 824 753 556', licence: 'QLD LMD 3104872' },
	});
	expect(await problemsOf('bay-motors')).toEqual([
		"bay-motors/dealer.ts: stock.from: expected the dealer's own stock, found 2 invented vehicles with a stock number such as SAMPLE-1",
	]);
});

test('a demo dealer is marked as invented, and its placeholders pass the check', async () => {
	make('made-up', '--demo');
	expect(readFileSync(join(dealersDir, 'made-up/dealer.ts'), 'utf8')).toContain('demo: true');
	expect(await problemsOf('made-up')).toEqual([]);
});

test.each(Object.keys(TEMPLATES))('a new dealer can begin with the template %s', async (template) => {
	make(`new-${template}`, '--template', template, '--demo');
	expect(await loadDealer(dealersDir, `new-${template}`)).toMatchObject({
		dealer: { template },
		problems: [],
	});
	expect((await problemsOf(`new-${template}`)).filter((line) => line.includes('theme'))).toEqual([]);
});

test('in a terminal the command asks for missing facts; an empty answer leaves the placeholder', async () => {
	const [input, output] = [new PassThrough(), new PassThrough()];
	let asked = '';
	output.on('data', (text) => {
		asked += text;
		if (String(text).includes('Street')) input.write('12 Marine Parade\n');
		else if (/\): $/.test(String(text))) input.write('\n');
	});
	expect(await askFacts({ name: 'Coast' }, input, output)).toEqual({
		name: 'Coast',
		street: '12 Marine Parade',
	});
	expect(asked).toContain('ABN (such as 51 824 753 556)');
	expect(asked).not.toContain('Name that visitors read');
});
