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

	test('publishing works with a server that compares ETags without quotes, which still keeps publishers apart', async () => {
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

	test('a publisher whose write arrived but whose answer was lost does not mistake its own write for another publisher’s', async () => {
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
		// A publisher that did not recognise its own lease would wait 30 seconds for it.
		expect(Date.now() - started).toBeLessThan(20_000);
	});

	test('a second watch of the bucket does not start until the first has ended', async () => {
		// A lease long enough for a busy machine to renew it in time.
		const watching = () => s3Target(openBucket(bucketAccess('sites', s3.server.env)), 1500);
		const first = await watching().watchAlone();
		await expect(watching().watchAlone()).rejects.toThrow(
			/^another process \(.*"pid":\d+.*\) watches for the bucket sites; stop that first$/,
		);
		await first.end();
		await (await watching().watchAlone()).end();
		expect(await s3.open().sites()).toEqual([]);
	});

	test('a watch whose lease another process has taken over publishes nothing more', async () => {
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

	test('a lease is renewed after one renewal has failed', async () => {
		const order = { name: 'coast', leaseMs: 60_000, waitMs: 0, refusal: () => 'taken' };
		const lease = await takeLease(openBucket(bucketAccess('sites', s3.server.env)), order);
		s3.server.fails = () => ({ status: 403, code: 'RequestTimeTooSkewed' });
		await expect(lease.confirm()).rejects.toThrow('are apart');
		s3.server.fails = () => null;
		expect(await lease.confirm()).toBe(true);
		await lease.end();
	});
});
