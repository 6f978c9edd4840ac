import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTarget } from '../../../src/deploy/open-target.ts';
import { bucketAccess } from '../../../src/deploy/s3/access.ts';
import { openBucket } from '../../../src/deploy/s3/bucket.ts';
import { KEYS } from '../../../src/deploy/s3/keys.ts';
import { takeLease } from '../../../src/deploy/s3/lease.ts';
import { s3Target } from '../../../src/deploy/s3/s3-target.ts';
import { createEdge } from '../../../src/edge/create-edge.ts';
import { releasedSites } from '../../../src/edge/released-sites.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { type S3Server, startS3Server } from '../../fixtures/servers/s3-server.ts';
import { hostsSuite } from './hosts-suite.ts';
import { targetSuite } from './target-suite.ts';

const HOST = 'www.coast.example';

/** A file as a new visitor gets it from the edge service, which then knows nothing yet. */
async function visitBucket(env: Record<string, string>, host: string, path: string): Promise<string | null> {
	const edge = createEdge(releasedSites(openBucket(bucketAccess('sites', env))), (error) => {
		throw error;
	});
	const address = path === 'index.html' ? '/' : `/${path.replace(/\.html$/, '')}`;
	const response = await edge(new Request(`http://${host}${address}`));
	return response.status === 200 ? response.text() : null;
}

describe('a bucket', () => {
	const open = async () => {
		const server = await startS3Server();
		// Further pages of a list are what a fleet has: a release alone has thousands of contents.
		server.pageSize = 3;
		const target = openTarget('s3:sites', server.env);
		return {
			target,
			another: openTarget('s3:sites', server.env),
			visit: (host: string, path: string) => visitBucket(server.env, host, path),
			async lose(slug: string, path: string) {
				const file = (await target.live(slug))?.release.files[path];
				if (!file) throw new Error(`${slug} has no ${path}`);
				await server.lose((key) => key === KEYS.content(slug, path, file));
			},
			loseHost: (host: string, slug: string) => server.lose((key) => key === KEYS.host(host, slug)),
			close: () => server.stop(),
		};
	};
	targetSuite(open);
	hostsSuite(open);
});

describe('in a bucket', () => {
	let server: S3Server;
	beforeEach(async () => {
		server = await startS3Server();
	});
	afterEach(() => server.stop());
	const open = (place = 'sites') => openTarget(`s3:${place}`, server.env);

	test('contents have their type, and may be kept for ever', async () => {
		await publish(open('sites/forecourt'), writtenSite('coast', stateOf('one')));
		const file = writtenSite('coast', stateOf('one')).files['index.html'];
		const address = `${server.env['AWS_ENDPOINT_URL_S3']}/sites/forecourt/contents/coast/${file?.hash}.html`;
		const response = await fetch(address);
		expect(response.headers.get('content-type')).toMatch(/^text\/html/);
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	});

	test('the lead API’s data that a bucket has lost is there again, although the site is unchanged', async () => {
		const site = writtenSite('coast', stateOf('one'), { api_site: '{"slug":"coast"}' });
		await publish(open(), site);
		server.lose((key) => key === KEYS.apiSite('coast'));
		expect(await publish(open(), site)).toMatchObject({ status: 'published' });
		expect(await publish(open(), site)).toMatchObject({ status: 'unchanged' });
	});

	test('connections that break are made again, and what was sent is not sent twice', async () => {
		const cut = new Set<string>();
		server.fails = (method, key) => {
			if (method !== 'PUT' || cut.has(key)) return null;
			cut.add(key);
			return cut.size % 2 === 0 ? 'cut' : { status: 503, code: 'SlowDown' };
		};
		expect(await publish(open(), writtenSite('coast', stateOf('one', 10)))).toMatchObject({
			status: 'published',
		});
	});

	test.each([
		[
			'InvalidAccessKeyId',
			403,
			'the bucket sites does not know AWS_ACCESS_KEY_ID; give the right key (InvalidAccessKeyId, PUT locks/coast.json)',
		],
		[
			'SignatureDoesNotMatch',
			403,
			'the bucket sites refuses AWS_SECRET_ACCESS_KEY; give the secret of AWS_ACCESS_KEY_ID (SignatureDoesNotMatch, PUT locks/coast.json)',
		],
		['RequestTimeTooSkewed', 403, 'the clock of this machine and that of the bucket sites are apart, by'],
		[
			'QuotaExceeded',
			403,
			'the bucket sites is full; delete something, or raise its quota, and deploy again (QuotaExceeded, PUT locks/coast.json)',
		],
		[
			'NotImplemented',
			501,
			'the bucket sites is on a server without conditional writes (If-None-Match), which keep publishers apart; use another one (S3, R2, MinIO, Ceph) (NotImplemented, PUT locks/coast.json)',
		],
	])('%s is one sentence, and visitors keep what they had', async (code, status, message) => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		server.fails = (method) => (method === 'PUT' ? { status, code } : null);
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(message);
		server.fails = () => null;
		expect(await visitBucket(server.env, HOST, 'index.html')).toContain('one');
	});

	test('a bucket that is not there, missing credentials and a server that does not answer are named in the error', async () => {
		await expect(open('nowhere').sites()).rejects.toThrow(
			'the bucket nowhere is not there; make it, or name the right one (NoSuchBucket, GET the list of live/)',
		);
		expect(() => openTarget('s3:sites', {})).toThrow(
			'a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment',
		);
		const unreachable = openTarget('s3:sites', { ...server.env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' });
		await expect(unreachable.sites()).rejects.toThrow(
			/the bucket sites cannot be reached after 5 tries \(.*\); deploying again goes on where it was/,
		);
	});

	test('a server that compares versions without their quotes is published to, and still keeps publishers apart', async () => {
		server.isBare = true;
		await publish(open(), writtenSite('coast', stateOf('one')));
		expect(await publish(open(), writtenSite('coast', stateOf('two')))).toMatchObject({
			status: 'published',
		});
		const bucket = openBucket(bucketAccess('sites', server.env));
		const file = { type: 'application/json', cache: 'no-store' };
		const first = await bucket.put('x.json', '1', file);
		expect(await bucket.put('x.json', '2', { ...file, replaces: first ?? '' })).not.toBeNull();
		expect(await bucket.put('x.json', '3', { ...file, replaces: first ?? '' })).toBeNull();
	});

	test('a write that arrived, and whose answer was lost, is not taken for that of another publisher', async () => {
		const tries: string[] = [];
		server.fails = (method, key) => {
			if (method !== 'PUT' || !/^(locks|live)\//.test(key)) return null;
			tries.push(key);
			// The first try of a write, not the second.
			return tries.filter((one) => one === key).length % 2 === 1 ? 'answer lost' : null;
		};
		const started = Date.now();
		expect(await publish(open(), writtenSite('coast', stateOf('one')))).toMatchObject({
			status: 'published',
		});
		expect(new Set(tries).size, 'lease and pointer').toBe(2);
		// A lease that its own publisher does not recognise is waited for, 30 seconds.
		expect(Date.now() - started).toBeLessThan(20_000);
	});

	test('of two processes that watch, the second does not start until the first has ended', async () => {
		// Long enough to be renewed in time by a machine that is busy.
		const watching = () => s3Target(openBucket(bucketAccess('sites', server.env)), 1500);
		const first = await watching().watchAlone();
		await expect(watching().watchAlone()).rejects.toThrow(
			/^another process \(.*"pid":\d+.*\) watches for the bucket sites; stop that first$/,
		);
		await first.end();
		await (await watching().watchAlone()).end();
		expect(await open().sites()).toEqual([]);
	});

	test('a process whose watch another one has taken over makes nothing live any more', async () => {
		const target = open();
		const alone = await target.watchAlone();
		await publish(target, writtenSite('coast', stateOf('one')));
		await server.lose((key) => key === 'locks/.watch.json');
		const another = await open().watchAlone();
		await expect(publish(target, writtenSite('coast', stateOf('two')))).rejects.toThrow(
			'this publisher was away for so long that another one took over the watch in the bucket sites',
		);
		expect([await alone.confirm(), await another.confirm()]).toEqual([false, true]);
		expect(await visitBucket(server.env, HOST, 'index.html')).toContain('one');
		await alone.end();
		expect(await another.confirm()).toBe(true);
		await another.end();
	});

	test('a lease that could not be renewed once is renewed again', async () => {
		const order = { name: 'coast', leaseMs: 60_000, waitMs: 0, refusal: () => 'taken' };
		const lease = await takeLease(openBucket(bucketAccess('sites', server.env)), order);
		server.fails = () => ({ status: 403, code: 'RequestTimeTooSkewed' });
		await expect(lease.confirm()).rejects.toThrow('are apart');
		server.fails = () => null;
		expect(await lease.confirm()).toBe(true);
		await lease.end();
	});

	test('a list is read to its end, page by page', async () => {
		const bucket = openBucket(bucketAccess('sites/forecourt', server.env));
		const keys = Array.from({ length: 8 }, (_, at) => `contents/${at}.css`);
		for (const key of keys) await bucket.put(key, key, { type: 'text/css', cache: 'no-store' });
		await bucket.put('live/coast.json', '{}', { type: 'application/json', cache: 'no-store' });
		server.pageSize = 3;
		let asked = 0;
		server.fails = () => {
			asked += 1;
			return null;
		};
		expect((await bucket.list('contents/')).map(({ key }) => key)).toEqual(keys);
		expect(asked).toBe(3);
	});

	test.each([
		['live/coast.json', 'the pointer to the live release of coast'],
		['releases/coast/', 'the record of a release of coast'],
	])('a damaged %s is named with the way out, which works', async (start, what) => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		const bucket = openBucket(bucketAccess('sites', server.env));
		for (const { key } of await bucket.list(start))
			await bucket.put(key, '{"half', { type: 'application/json', cache: 'no-store' });
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(
			new RegExp(`no good ${start}.*, ${what}; take the site off with --remove coast, and deploy it again`),
		);
		await open().remove('coast');
		await publish(open(), writtenSite('coast', stateOf('two')));
		expect(await visitBucket(server.env, HOST, 'index.html')).toContain('two');
	});

	test('a bucket that loses what was just sent shows none of it', async () => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		server.drops = (key) => key.endsWith('.js');
		await expect(publish(open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(
			'the bucket sites has lost _astro/app.two.js right after it was sent; deploy again',
		);
		expect(await visitBucket(server.env, HOST, 'index.html')).toContain('one');
	});

	test('the edge service goes on with what it knows when the bucket is away', async () => {
		await publish(open(), writtenSite('coast', stateOf('one')));
		const errors: unknown[] = [];
		const edge = createEdge(releasedSites(openBucket(bucketAccess('sites', server.env))), (error) =>
			errors.push(error),
		);
		const get = async (path: string) => edge(new Request(`http://${HOST}${path}`));
		expect((await get('/')).status).toBe(200);
		await server.stop();
		await pause(1100);
		expect(await (await get('/')).text()).toContain('one');
		expect(errors).toEqual([]);
		const unknown = await get('/cars/car-1');
		expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10']);
		expect(errors).toHaveLength(1);
	});
});
