import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../../fixtures/deploy/ask.ts';
import { bucketPerTest } from '../../fixtures/deploy/bucket-per-test.ts';
import { startEdge } from '../../fixtures/deploy/edge-process.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';

const HOST = 'www.coast.example';
const REFUSED = 'does not allow AWS_ACCESS_KEY_ID to do this';
/** More than two readings of the lead API's files, and of everything that requests need. */
const SEVERAL_READINGS_MS = 6500;

describe('the edge service', () => {
	const s3 = bucketPerTest();

	test('reports the beginning and the end of a bucket’s outage once each, and shows the release it knows in between', async () => {
		await publish(s3.open(), writtenSite('coast', stateOf('one')));
		const apiSites = mkdtempSync(join(tmpdir(), 'forecourt-api-sites-'));
		onTestFinished(() => rmSync(apiSites, { recursive: true }));
		await using edge = await startEdge(s3.server.env, ['--api-sites', apiSites]);
		const visit = (path: string) => ask(edge.origin, { host: HOST, path });
		expect((await visit('/')).text).toContain('one');

		s3.server.fails = () => ({ status: 403, code: 'AccessDenied' });
		const until = performance.now() + SEVERAL_READINGS_MS;
		while (performance.now() < until) {
			expect((await visit('/')).text).toContain('one');
			expect((await visit('/cars/car-1')).status).toBe(503);
			await pause(200);
		}
		expect(edge.log().sort()).toEqual([
			expect.stringMatching(`^${apiSites} is not kept up to date: the bucket sites ${REFUSED}`),
			expect.stringMatching(
				`^Nothing new arrives, and pages are shown as they were: the bucket sites ${REFUSED}`,
			),
		]);

		s3.server.fails = () => null;
		await expect
			.poll(
				async () => {
					await visit('/');
					return edge.log().slice(2).sort();
				},
				{ timeout: 10_000 },
			)
			.toEqual([`${apiSites} is up to date again`, 'the bucket sites answers again']);
	}, 60_000);
});
