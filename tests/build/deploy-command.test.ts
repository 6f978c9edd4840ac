import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeploy } from '../fixtures/deploy/run-deploy.ts';
import { startCloudflareServer } from '../fixtures/servers/cloudflare-server.ts';
import { startNetlifyServer } from '../fixtures/servers/netlify-server.ts';
import { startS3Server } from '../fixtures/servers/s3-server.ts';
import { Fleet, vehicles } from '../fixtures/sites/fleet.ts';

const fleet = new Fleet();
const target = join(fleet.dir, 'target');
const FOLDER = ['--to', `folder:${target}`];
const deploy = (args: readonly string[], env: Record<string, string> = {}) => runDeploy(fleet, args, env);
const live = () =>
	existsSync(join(target, 'www/sites')) ? readdirSync(join(target, 'www/sites')).toSorted() : [];
const priceOn = (page: string) => /price__now">\$([\d,]+)/.exec(page)?.[1];
const price = (slug: string) =>
	priceOn(readFileSync(join(target, 'www/sites', slug, 'cars/car-0.html'), 'utf8'));
const reprice = async (slug: string, to: number) => {
	fleet.write(`${slug}/stock.json`, JSON.stringify(vehicles(3, () => ({ price: to }))));
	expect((await fleet.build(slug)).json.problems).toEqual([]);
};

beforeAll(async () => {
	for (const slug of ['coast-motors', 'hills-motors', 'range-motors']) fleet.dealer(slug, vehicles(3));
	expect((await fleet.build()).json.problems).toEqual([]);
}, 600_000);
afterAll(() => fleet.remove());

test('--help lists every target and exits with 0', async () => {
	const { code, stdout } = await deploy(['--help']);
	expect(code).toBe(0);
	for (const name of ['folder:DIR', 's3:BUCKET', 'netlify:', 'cloudflare:']) expect(stdout).toContain(name);
});

test('--dry-run lists what would be published, and publishes nothing', async () => {
	const { code, json } = await deploy([...FOLDER, '--dry-run', '--json']);
	expect(code).toBe(0);
	expect(json).toMatchObject({
		planned: ['coast-motors', 'hills-motors', 'range-motors'],
		published: [],
		files_sent: 0,
	});
	expect(live()).toEqual([]);
});

test('a deployment that names dealers publishes those only', async () => {
	const { code, stdout } = await deploy([...FOLDER, 'coast-motors', 'hills-motors']);
	expect(code).toBe(0);
	expect(stdout).toMatch(/✓ coast-motors: release \S+, \d+ files new/);
	expect(live()).toEqual(['coast-motors', 'hills-motors']);
});

test('the next deployment publishes the other dealers, and sends no unchanged site again', async () => {
	const { json } = await deploy([...FOLDER, '--json']);
	expect(json).toMatchObject({
		published: ['range-motors'],
		unchanged: ['coast-motors', 'hills-motors'],
		problems: [],
	});
	expect((await deploy([...FOLDER, '--json'])).json).toMatchObject({
		published: [],
		files_sent: 0,
		bytes_sent: 0,
	});
});

test('a dealer without a built site is reported, and the others are published', async () => {
	await reprice('coast-motors', 31_000);
	fleet.dealer('new-motors', vehicles(3));
	const { code, stdout, json } = await deploy([...FOLDER, '--json']);
	expect(code).toBe(1);
	expect(json).toMatchObject({
		published: ['coast-motors'],
		problems: [{ dealer: 'new-motors', message: expect.stringContaining('npm run build -- new-motors') }],
	});
	expect(stdout.trim().split('\n')).toHaveLength(1);
	expect(price('coast-motors')).toBe('31,000');
	rmSync(join(fleet.dealersDir, 'new-motors'), { recursive: true });
});

describe('rollback', () => {
	test('--dry-run changes nothing', async () => {
		const { code, stdout } = await deploy([...FOLDER, 'coast-motors', '--rollback', '--dry-run']);
		expect([code, price('coast-motors')]).toEqual([0, '31,000']);
		expect(stdout).toMatch(/coast-motors: would go back to release 000001-/);
	});

	test('goes back to the previous release, and holds the dealer there until --end-hold', async () => {
		const { code, json } = await deploy([...FOLDER, 'coast-motors', '--rollback', '--json']);
		expect(code).toBe(0);
		expect(json).toMatchObject({
			rolled_back: [{ dealer: 'coast-motors', release: expect.stringMatching(/^000001-/) }],
		});
		expect(price('coast-motors')).toBe('20,000');
		expect((await deploy([...FOLDER, '--json'])).json).toMatchObject({
			held: ['coast-motors'],
			published: [],
		});
		expect(price('coast-motors')).toBe('20,000');
		expect((await deploy([...FOLDER, 'coast-motors', '--end-hold', '--json'])).json).toMatchObject({
			published: ['coast-motors'],
		});
		expect(price('coast-motors')).toBe('31,000');
	});

	test('one dealer without an earlier release does not stop the others', async () => {
		const { code, stdout, stderr } = await deploy([...FOLDER, 'coast-motors', 'range-motors', '--rollback']);
		expect(code).toBe(1);
		expect(stdout).toContain('✓ coast-motors: back at release');
		expect(stderr).toMatch(
			/✗ range-motors: .* has no release of range-motors before the live one; it has 000001-/,
		);
		await deploy([...FOLDER, '--end-hold']);
	});

	test('--list shows the releases of each dealer, and which one is live', async () => {
		const { stdout } = await deploy([...FOLDER, '--list', 'coast-motors']);
		expect(stdout).toMatch(/^coast-motors\n {2}0{5}\d-\S+ {2}\S+ {2}live\n {2}0{5}\d-/);
		const { json } = await deploy([...FOLDER, '--list', '--json']);
		expect(json).toMatchObject({
			dealers: [
				{ dealer: 'coast-motors', is_held: false },
				{ dealer: 'hills-motors' },
				{ dealer: 'range-motors' },
			],
		});
	});
});

test('an unchanged dealer whose folder can no longer be built is reported, and the others are published', async () => {
	fleet.dealer('hills-motors', vehicles(3), { "state: 'qld'": "state: 'queensland'" });
	await reprice('coast-motors', 31_500);
	const { code, stdout } = await deploy(FOLDER);
	expect(code).toBe(1);
	expect(stdout).toMatch(/✓ coast-motors: release/);
	expect(stdout).toContain(
		'✗ hills-motors: unchanged, and nothing newer is published until its folder is mended',
	);
	expect(stdout).toMatch(/✗ hills-motors: hills-motors\/dealer\.ts: state: .*queensland/);
	expect(price('coast-motors')).toBe('31,500');
	fleet.dealer('hills-motors', vehicles(3));
	await reprice('coast-motors', 31_000);
	expect((await deploy(FOLDER)).code).toBe(0);
});

describe('dealers whose folder was removed', () => {
	test('stay live until --remove or --remove-departed; with --dry-run their removal is only announced', async () => {
		rmSync(join(fleet.dealersDir, 'hills-motors'), { recursive: true });
		expect((await deploy(FOLDER)).stdout).toContain('note: hills-motors: at the target, but no longer in');
		await deploy([...FOLDER, '--remove-departed', '--dry-run']);
		const dry = await deploy([...FOLDER, '--remove', 'range-motors', '--dry-run']);
		expect(dry.stdout).toContain('range-motors: would be taken off');
		expect(live()).toEqual(['coast-motors', 'hills-motors', 'range-motors']);
		const { code, json } = await deploy([...FOLDER, '--remove-departed', '--json']);
		expect(code).toBe(0);
		expect(json).toMatchObject({ removed: ['hills-motors'] });
		expect(live()).toEqual(['coast-motors', 'range-motors']);
	});

	test('can be brought back by --rollback; a second --remove says that the target has no such site', async () => {
		expect((await deploy([...FOLDER, '--remove', 'hills-motors'])).stdout).toContain(
			'has no site of hills-motors',
		);
		expect((await deploy([...FOLDER, '--rollback', 'hills-motors'])).code).toBe(0);
		expect(live()).toEqual(['coast-motors', 'hills-motors', 'range-motors']);
	});
});

test('a target that cannot be written to is reported without a stack trace', async () => {
	const file = join(fleet.dir, 'a-file');
	writeFileSync(file, '');
	const { code, stdout, stderr } = await deploy(['--to', `folder:${file}/target`, 'coast-motors']);
	expect(code).toBe(1);
	expect(stdout + stderr).toContain('a-file');
	expect(stdout + stderr).not.toContain('    at ');
});

test('publishing and rollback work with a bucket, and a wrong key is reported without a stack trace', async () => {
	const server = await startS3Server();
	try {
		const bucket = ['--to', 's3:sites'];
		expect((await deploy([...bucket, '--json'], server.env)).json).toMatchObject({
			published: ['coast-motors', 'range-motors'],
		});
		await reprice('range-motors', 41_000);
		expect((await deploy([...bucket, '--json'], server.env)).json).toMatchObject({
			published: ['range-motors'],
		});
		expect((await deploy([...bucket, 'range-motors', '--rollback'], server.env)).code).toBe(0);
		const wrong = await deploy(bucket, { ...server.env, AWS_ACCESS_KEY_ID: 'another' });
		expect(wrong.code).toBe(1);
		expect(wrong.stderr).not.toContain('    at ');
	} finally {
		await server.stop();
	}
});

test('publishing, rollback and --end-hold work with Netlify and Cloudflare Pages', async () => {
	const [netlify, cloudflare] = [await startNetlifyServer(), await startCloudflareServer()];
	const env = { ...netlify.env, ...cloudflare.env, LEAD_API_URL: 'https://leads.example' };
	/** Publishes one build to both hosts. */
	const both = async (...args: string[]) => {
		const to = (target: string) => deploy(['--to', target, 'coast-motors', ...args, '--json'], env);
		const ends = await Promise.all([to('netlify:acme/fleet'), to('cloudflare:fleet')]);
		return ends.map(({ json }) => json);
	};
	const shown = async () => [
		priceOn(netlify.visit('www.coast-motors.example', 'cars/car-0.html') ?? ''),
		priceOn(
			(await (await cloudflare.visit(new Request('https://www.coast-motors.example/cars/car-0')))?.text()) ??
				'',
		),
	];
	const inBoth = (expected: object) => [expect.objectContaining(expected), expect.objectContaining(expected)];
	try {
		expect(await both()).toEqual(inBoth({ published: ['coast-motors'], problems: [] }));
		const before = await shown();
		expect(before[0]).toMatch(/^\d\d,000$/);
		await reprice('coast-motors', 52_000);
		expect(await both()).toEqual(inBoth({ published: ['coast-motors'], problems: [] }));
		expect(await shown()).toEqual(['52,000', '52,000']);
		const back = [{ dealer: 'coast-motors', release: expect.stringMatching(/^000001-/) }];
		expect(await both('--rollback')).toEqual(inBoth({ rolled_back: back, problems: [] }));
		expect(await shown()).toEqual(before);
		expect(await both()).toEqual(inBoth({ held: ['coast-motors'], published: [] }));
		expect(await shown()).toEqual(before);
		expect(await both('--end-hold')).toEqual(inBoth({ published: ['coast-motors'] }));
		expect(await shown()).toEqual(['52,000', '52,000']);
	} finally {
		await Promise.all([netlify.stop(), cloudflare.stop()]);
	}
});
