import { describe, expect, test } from 'vitest';
import { bucketAccess } from '../../../src/deploy/s3/access.ts';
import { openBucket } from '../../../src/deploy/s3/bucket.ts';
import { KEYS } from '../../../src/deploy/s3/keys.ts';
import { createEdge } from '../../../src/edge/create-edge.ts';
import { reportingBucket } from '../../../src/edge/outages.ts';
import { releasedSites } from '../../../src/edge/released-sites.ts';
import { bucketPerTest } from '../../fixtures/deploy/bucket-per-test.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';

const TEXT = { type: 'application/json', cache: 'no-store' };
/** Longer than what is known of a pointer is used, and a request waits for a newer one. */
const A_READING_MS = 1400;

describe('an edge service whose bucket answers', () => {
	const s3 = bucketPerTest();

	const opened = async () => {
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		const bucket = openBucket(bucketAccess('sites', s3.server.env));
		const log: string[] = [];
		const report = (line: string) => void log.push(line);
		const edge = createEdge(releasedSites(reportingBucket(bucket, report), report), () => undefined);
		const visit = async (path = '/') => edge(new Request(`http://www.coast.example${path}`));
		return { bucket, log, visit };
	};
	const several = async (visit: () => Promise<Response>) => {
		const answers = [];
		for (let turn = 0; turn < 3; turn++) {
			answers.push((await visit()).status);
			await new Promise((resolve) => setTimeout(resolve, A_READING_MS));
		}
		return answers;
	};

	test('reports a damaged pointer once, shows the release it knows, and reports when the pointer is good again', async () => {
		const { bucket, log, visit } = await opened();
		expect((await visit()).status).toBe(200);
		const good = (await bucket.get(KEYS.live('coast')))?.body ?? '';
		await bucket.put(KEYS.live('coast'), '{', TEXT);
		expect(await several(visit)).toEqual([200, 200, 200]);
		expect(log).toEqual([expect.stringContaining('has no good live/coast.json, the pointer')]);

		await bucket.put(KEYS.live('coast'), good, TEXT);
		await several(visit);
		expect(log.slice(1)).toEqual(['The pointer of coast is good again']);
	}, 30_000);

	test('reports a damaged release once, however many visitors ask for it', async () => {
		const { bucket, log, visit } = await opened();
		const [release] = await bucket.list('releases/coast/');
		await bucket.put(release?.key ?? '', '{', TEXT);
		expect(await several(visit)).toEqual([503, 503, 503]);
		expect(log).toEqual([expect.stringContaining('the record of a release of coast')]);
	}, 30_000);
});
