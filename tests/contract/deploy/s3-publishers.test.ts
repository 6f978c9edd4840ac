import { describe, expect, test } from 'vitest';
import { bucketAccess } from '../../../src/deploy/s3/access.ts';
import { openBucket } from '../../../src/deploy/s3/bucket.ts';
import { takeLease } from '../../../src/deploy/s3/lease.ts';
import { s3Target } from '../../../src/deploy/s3/s3-target.ts';
import { bucketPerTest } from '../../fixtures/deploy/bucket-per-test.ts';
import { visitBucket } from '../../fixtures/deploy/visit-bucket.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';

const HOST = 'www.coast.example';

describe('in a bucket', () => {
	const s3 = bucketPerTest();

	test('a server that compares versions without their quotes is published to, and still keeps publishers apart', async () => {
		s3.server.isBare = true;
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		expect(await publish(s3.open(), writtenSite('coast', stateOf('two')))).toMatchObject({
			status: 'published',
		});
		const bucket = openBucket(bucketAccess('sites', s3.server.env));
		const file = { type: 'application/json', cache: 'no-store' };
		const first = await bucket.put('x.json', '1', file);
		expect(await bucket.put('x.json', '2', { ...file, replaces: first ?? '' })).not.toBeNull();
		expect(await bucket.put('x.json', '3', { ...file, replaces: first ?? '' })).toBeNull();
	});

	test('a write that arrived, and whose answer was lost, is not taken for that of another publisher', async () => {
		const tries: string[] = [];
		s3.server.fails = (method, key) => {
			if (method !== 'PUT' || !/^(locks|live)\//.test(key)) return null;
			tries.push(key);
			// The first try of a write, not the second.
			return tries.filter((one) => one === key).length % 2 === 1 ? 'answer lost' : null;
		};
		const started = Date.now();
		expect(await publish(s3.open(), writtenSite('coast', stateOf('one')))).toMatchObject({
			status: 'published',
		});
		expect(new Set(tries).size, 'lease and pointer').toBe(2);
		// A lease that its own publisher does not recognise is waited for, 30 seconds.
		expect(Date.now() - started).toBeLessThan(20_000);
	});

	test('of two processes that watch, the second does not start until the first has ended', async () => {
		// Long enough to be renewed in time by a machine that is busy.
		const watching = () => s3Target(openBucket(bucketAccess('sites', s3.server.env)), 1500);
		const first = await watching().watchAlone();
		await expect(watching().watchAlone()).rejects.toThrow(
			/^another process \(.*"pid":\d+.*\) watches for the bucket sites; stop that first$/,
		);
		await first.end();
		await (await watching().watchAlone()).end();
		expect(await s3.open().sites()).toEqual([]);
	});

	test('a process whose watch another one has taken over makes nothing live any more', async () => {
		const target = s3.open();
		const alone = await target.watchAlone();
		await publish(target, writtenSite('coast', stateOf('one')));
		await s3.server.lose((key) => key === 'locks/.watch.json');
		const another = await s3.open().watchAlone();
		await expect(publish(target, writtenSite('coast', stateOf('two')))).rejects.toThrow(
			'this publisher was away for so long that another one took over the watch in the bucket sites',
		);
		expect([await alone.confirm(), await another.confirm()]).toEqual([false, true]);
		expect(await visitBucket(s3.server.env, HOST, 'index.html')).toContain('one');
		await alone.end();
		expect(await another.confirm()).toBe(true);
		await another.end();
	});

	test('a lease that could not be renewed once is renewed again', async () => {
		const order = { name: 'coast', leaseMs: 60_000, waitMs: 0, refusal: () => 'taken' };
		const lease = await takeLease(openBucket(bucketAccess('sites', s3.server.env)), order);
		s3.server.fails = () => ({ status: 403, code: 'RequestTimeTooSkewed' });
		await expect(lease.confirm()).rejects.toThrow('are apart');
		s3.server.fails = () => null;
		expect(await lease.confirm()).toBe(true);
		await lease.end();
	});
});
