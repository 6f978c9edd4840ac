import { describe, expect, test } from 'vitest';
import { openTarget } from '../../../src/deploy/open-target.ts';
import { bucketAccess } from '../../../src/deploy/s3/access.ts';
import { openBucket } from '../../../src/deploy/s3/bucket.ts';
import { bucketPerTest } from '../../fixtures/deploy/bucket-per-test.ts';
import { visitBucket } from '../../fixtures/deploy/visit-bucket.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';

const HOST = 'www.coast.example';

describe('in a bucket', () => {
	const s3 = bucketPerTest();

	test('requests are retried after a broken connection, and no content is stored twice', async () => {
		const cut = new Set<string>();
		s3.server.fails = (method, key) => {
			if (method !== 'PUT' || cut.has(key)) return null;
			cut.add(key);
			return cut.size % 2 === 0 ? 'cut' : { status: 503, code: 'SlowDown' };
		};
		expect(await publish(s3.open(), writtenSite('coast', stateOf('one', 10)))).toMatchObject({
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
	])('%s is one sentence, and visitors keep the last release', async (code, status, message) => {
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		s3.server.fails = (method) => (method === 'PUT' ? { status, code } : null);
		await expect(publish(s3.open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(message);
		s3.server.fails = () => null;
		expect(await visitBucket(s3.server.env, HOST, 'index.html')).toContain('one');
	});

	test('the error names a missing bucket, missing credentials and an unreachable server', async () => {
		await expect(s3.open('nowhere').sites()).rejects.toThrow(
			'the bucket nowhere is not there; make it, or name the right one (NoSuchBucket, GET the list of live/)',
		);
		expect(() => openTarget('s3:sites', {})).toThrow(
			'a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment',
		);
		const unreachable = openTarget('s3:sites', {
			...s3.server.env,
			AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
		});
		await expect(unreachable.sites()).rejects.toThrow(
			/the bucket sites cannot be reached after 5 tries \(.*\); check the connection and the server\. A deployment that is run again goes on where it was/,
		);
	});

	test.each([
		['live/coast.json', 'the pointer to the live release of coast'],
		['releases/coast/', 'the record of a release of coast'],
	])('a damaged %s is reported with a remedy that works', async (start, what) => {
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		const bucket = openBucket(bucketAccess('sites', s3.server.env));
		for (const { key } of await bucket.list(start))
			await bucket.put(key, '{"half', { type: 'application/json', cache: 'no-store' });
		await expect(publish(s3.open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(
			new RegExp(`no good ${start}.*, ${what}; take the site off with --remove coast, and deploy it again`),
		);
		await s3.open().remove('coast');
		await publish(s3.open(), writtenSite('coast', stateOf('two')));
		expect(await visitBucket(s3.server.env, HOST, 'index.html')).toContain('two');
	});

	test('the error names a file that the bucket lost right after it was sent, and the new release does not go live', async () => {
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		s3.server.drops = (key) => key.endsWith('.js');
		await expect(publish(s3.open(), writtenSite('coast', stateOf('two')))).rejects.toThrow(
			'the bucket sites has lost _astro/app.two.js right after it was sent; deploy again',
		);
		expect(await visitBucket(s3.server.env, HOST, 'index.html')).toContain('one');
	});
});
