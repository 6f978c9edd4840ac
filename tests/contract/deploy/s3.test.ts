import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openTarget } from '../../../src/deploy/open-target.ts';
import { bucketAccess } from '../../../src/deploy/s3/access.ts';
import { openBucket } from '../../../src/deploy/s3/bucket.ts';
import { KEYS } from '../../../src/deploy/s3/keys.ts';
import { createEdge } from '../../../src/edge/create-edge.ts';
import { releasedSites } from '../../../src/edge/released-sites.ts';
import { bucketPerTest } from '../../fixtures/deploy/bucket-per-test.ts';
import { visitBucket } from '../../fixtures/deploy/visit-bucket.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { startS3Server } from '../../fixtures/servers/s3-server.ts';
import { hostsSuite } from './hosts-suite.ts';
import { targetSuite } from './target-suite.ts';

const HOST = 'www.coast.example';

describe('a bucket', () => {
	const open = async () => {
		const server = await startS3Server();
		// Lists of a real fleet have several pages: a release alone has thousands of contents.
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
	const s3 = bucketPerTest();

	test('contents have their media type, and may be cached for a year', async () => {
		await publish(s3.open('sites/forecourt'), writtenSite('coast', stateOf('one')));
		const file = writtenSite('coast', stateOf('one')).files['index.html'];
		const address = `${s3.server.env['AWS_ENDPOINT_URL_S3']}/sites/forecourt/contents/coast/${file?.hash}.html`;
		const response = await fetch(address);
		expect(response.headers.get('content-type')).toMatch(/^text\/html/);
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
	});

	test('publishing an unchanged site restores the lead API’s data that the bucket has lost', async () => {
		const site = writtenSite('coast', stateOf('one'), { api_site: '{"slug":"coast"}' });
		await publish(s3.open(), site);
		s3.server.lose((key) => key === KEYS.apiSite('coast'));
		expect(await publish(s3.open(), site)).toMatchObject({ status: 'published' });
		expect(await publish(s3.open(), site)).toMatchObject({ status: 'unchanged' });
	});

	test('a list of several pages is read completely', async () => {
		const bucket = openBucket(bucketAccess('sites/forecourt', s3.server.env));
		const keys = Array.from({ length: 8 }, (_, at) => `contents/${at}.css`);
		for (const key of keys) await bucket.put(key, key, { type: 'text/css', cache: 'no-store' });
		await bucket.put('live/coast.json', '{}', { type: 'application/json', cache: 'no-store' });
		s3.server.pageSize = 3;
		let asked = 0;
		s3.server.fails = () => {
			asked += 1;
			return null;
		};
		expect((await bucket.list('contents/')).map(({ key }) => key)).toEqual(keys);
		expect(asked).toBe(3);
	});

	test('the edge service keeps answering from memory while the bucket cannot be reached', async () => {
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		const errors: unknown[] = [];
		const edge = createEdge(
			releasedSites(openBucket(bucketAccess('sites', s3.server.env)), console.error),
			(error) => errors.push(error),
		);
		const get = async (path: string) => edge(new Request(`http://${HOST}${path}`));
		expect((await get('/')).status).toBe(200);
		await s3.server.stop();
		await pause(1100);
		expect(await (await get('/')).text()).toContain('one');
		expect(errors).toEqual([]);
		const unknown = await get('/cars/car-1');
		expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10']);
		expect(errors).toHaveLength(1);
	});
});
