import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseDealers } from '../../scripts/choose-dealers.ts';
import { takeLock } from '../../src/generator/files/lock.ts';
import { ROOT } from '../fixtures/root.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';
import { runBuild } from '../fixtures/sites/run-build.ts';

const fleet = new Fleet();

/** What `npm run check` prints. */
const checked = (...slugs: string[]) =>
	new Promise<string>((settle) => {
		const args = [join(ROOT, 'scripts/check.ts'), '--dealers', fleet.dealersDir, ...slugs];
		execFile(process.execPath, args, (_error, stdout) => settle(stdout));
	});

beforeAll(async () => {
	fleet.dealer('coast-motors', vehicles(5));
	fleet.dealer('range-motors', vehicles(4));
	fleet.dealer('feed-motors', vehicles(5));
	expect((await fleet.build()).code).toBe(0);
}, 600_000);
afterAll(() => fleet.remove());

test("an error in a dealer's options leaves its site unchanged and does not stop other dealers", async () => {
	const before = fleet.site('coast-motors');
	fleet.dealer('coast-motors', vehicles(6), { "state: 'qld'": "state: 'qld', featurs: {}" });
	fleet.dealer('range-motors', vehicles(5));
	const { code, json } = await fleet.build();
	expect(code).toBe(1);
	expect(json.problems).toEqual([
		{
			dealer: 'coast-motors',
			message: "coast-motors/dealer.ts: featurs: unknown option; did you mean 'features'?",
		},
	]);
	expect(fleet.site('coast-motors')).toEqual(before);
	expect(fleet.read('range-motors', 'cars/car-4.html')).toContain('Corolla');
});

test.each([
	{ name: 'empty', stock: '[]', message: /stock\.json holds no vehicles/ },
	{ name: 'half-written', stock: '[{"id":"v1","make":"Kia"', message: /stock\.json/ },
])(
	'a feed that is $name leaves the site unchanged, is reported, and exits non-zero',
	async ({ stock, message }) => {
		fleet.write('feed-motors/stock.json', stock);
		const { code, json } = await fleet.build('feed-motors');
		expect(code).toBe(1);
		expect(json.dealers).toBe(1);
		expect(json.problems[0]?.message).toMatch(/last good stock/);
		expect(json.problems[0]?.message).toMatch(message);
		expect(fleet.read('feed-motors', 'cars/car-4.html')).toContain('Corolla');
	},
);

test('a dealer whose options name a missing feed file fails to build: the last good stock of the old file does not count', async () => {
	fleet.dealer('feed-motors', vehicles(5), { "file: 'stock.json'": "file: 'stock-2.json'" });
	const { code, json } = await fleet.build('feed-motors');
	expect(code).toBe(1);
	expect(json.problems[0]?.message).toMatch(/stock-2\.json does not exist; check stock\.from\.file/);
	expect(fleet.read('feed-motors', 'cars/car-4.html')).toContain('Corolla');
});

test('a failing feed server keeps the last good stock, and every build requests the feed again', async () => {
	let answer = JSON.stringify(vehicles(3));
	let isUp = true;
	const server = createServer((_request, response) => {
		response.statusCode = isUp ? 200 : 503;
		response.end(isUp ? answer : 'away');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock`;
	fleet.dealer('http-motors', [], {
		"{ source: 'json', file: 'stock.json' }": `{ source: 'http', url: '${url}', format: 'json', retries: 0 }`,
	});
	try {
		expect((await fleet.build('http-motors')).code).toBe(0);
		isUp = false;
		const away = await fleet.build('http-motors');
		expect(away.code).toBe(1);
		expect(away.json.problems[0]?.message).toMatch(/last good stock .*503/);
		expect(fleet.read('http-motors', 'cars/car-2.html')).toContain('Sorento');
		isUp = true;
		answer = JSON.stringify(vehicles(4));
		expect((await fleet.build('http-motors')).code).toBe(0);
		expect(fleet.read('http-motors', 'cars/car-3.html')).toContain('CX-5');
	} finally {
		server.close();
	}
});

test('two dealers with one host are reported by the build and by the check', async () => {
	fleet.dealer('coast-motors', vehicles(5));
	fleet.dealer('copy-motors', vehicles(1), {
		'https://www.copy-motors.example': 'https://www.coast-motors.example',
	});
	const { code, json } = await fleet.build('coast-motors', 'copy-motors');
	expect(code).toBe(1);
	expect(json.problems).toEqual([
		{ dealer: 'copy-motors', message: 'the host www.coast-motors.example belongs to coast-motors already' },
	]);
	expect(await checked()).toContain('the host www.coast-motors.example belongs to coast-motors already');
});

test('npm run check refuses a secret in a dealer’s options, and does not print it', async () => {
	const written = ['sk_', 'live_', 'hunter2hunter2'].join('');
	fleet.dealer('leaky-motors', vehicles(1), { "name: 'Leaky Motors'": `name: 'Leaky ${written}'` });
	const output = await checked('leaky-motors');
	expect(output).toContain('leaky-motors/dealer.ts: name: expected no secret, found a key of Stripe');
	expect(output).not.toContain('hunter2');
});

test('an argument that is not a slug is refused before anything is written', async () => {
	const { code, stderr } = await fleet.build('../outside');
	expect(code).toBe(1);
	expect(stderr).toContain("'../outside' is not a dealer's slug");
	for (const name of ['a/b', 'UPPER', '.hidden', ''])
		expect(() => chooseDealers(fleet.dealersDir, [name])).toThrow("is not a dealer's slug");
});

test('a dealer whose slug is a path to another folder is refused', async () => {
	fleet.dealer('climber', vehicles(1), { "slug: 'climber'": "slug: '../climber-escaped'" });
	const { code, json } = await fleet.build('climber');
	expect(code).toBe(1);
	expect(json.problems[0]?.message).toMatch(/climber\/dealer\.ts: slug: /);
	expect(existsSync(join(fleet.dir, 'climber-escaped'))).toBe(false);
});

test('a second build into the same folder is refused while the first one runs', async () => {
	const lock = takeLock(join(fleet.outDir, '.forecourt', 'build.lock'));
	if (!lock.isTaken) throw new Error('the lock of the folder is held by another build');
	const { code, stderr } = await fleet.build('range-motors');
	lock.release();
	expect(code).toBe(1);
	expect(stderr).toMatch(
		new RegExp(`another build \\(process ${process.pid} .*; wait for it, or choose another --out`),
	);
});

test('a file as the output folder is reported in one sentence, without a stack trace', async () => {
	const file = join(fleet.dir, 'a-file');
	writeFileSync(file, '');
	const { code, stderr } = await runBuild(['--dealers', fleet.dealersDir, '--out', file]);
	expect(code).toBe(1);
	expect(stderr.trim().split('\n')).toHaveLength(1);
	expect(stderr).toContain(file);
	expect(stderr).toContain('is not a folder; name another one');
});

test('an output folder with files that no build has written is left as it is', async () => {
	const out = join(fleet.dir, 'home');
	mkdirSync(join(out, 'range-motors'), { recursive: true });
	writeFileSync(join(out, 'range-motors', 'thesis.txt'), 'years of work');
	const { code, json } = await runBuild(['range-motors', '--dealers', fleet.dealersDir, '--out', out]);
	expect(code).toBe(1);
	expect(json.problems[0]?.message).toMatch(/contains files that no build has written/);
	expect(readFileSync(join(out, 'range-motors', 'thesis.txt'), 'utf8')).toBe('years of work');
});

test("a dealer's picture is copied to the site, and rebuilding never changes the original", async () => {
	fleet.write(
		'range-motors/images/yard.svg',
		'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
	);
	await fleet.build('range-motors');
	const source = join(fleet.dealersDir, 'range-motors/images/yard.svg');
	expect(fleet.read('range-motors', 'images/yard.svg')).toBe(readFileSync(source, 'utf8'));
	const { ino } = statSync(source);
	fleet.dealer('range-motors', vehicles(2));
	await fleet.build('range-motors', '--force');
	expect(statSync(source).ino).toBe(ino);
	expect(readFileSync(source, 'utf8')).toContain('<svg');
});
