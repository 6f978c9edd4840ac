import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bucketAccess } from '../../src/deploy/s3/access.ts';
import { openBucket } from '../../src/deploy/s3/bucket.ts';
import { createEdge } from '../../src/edge/create-edge.ts';
import { releasedSites } from '../../src/edge/released-sites.ts';
import { ask } from '../fixtures/deploy/ask.ts';
import { startS3Server } from '../fixtures/servers/s3-server.ts';
import { startNginx } from '../fixtures/servers/web-server.ts';
import { killRounds } from './kill-rounds.ts';

const HOST = 'www.coast.example';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-kill-'));
const nginx = await startNginx({ folder });
afterAll(async () => {
	await nginx?.stop();
	rmSync(folder, { recursive: true });
});

if (nginx)
	test('while publishers to a folder are killed again and again, visitors of nginx miss no page and see no older state', async () => {
		const seen = await killRounds(`folder:${folder}`, 9, {}, (path) => ask(nginx.url, { host: HOST, path }));
		expect(seen.faults).toEqual([]);
		expect(seen.visits).toBeGreaterThan(20);
		expect(seen.state).toBeGreaterThan(5);
	});

test('while publishers to a bucket are killed and connections break, visitors of the edge service miss no page and see no older state', async () => {
	await using cleanUp = new AsyncDisposableStack();
	const server = await startS3Server();
	cleanUp.defer(() => server.stop());
	let requests = 0;
	server.fails = () => {
		requests += 1;
		return requests % 29 === 0 ? 'cut' : null;
	};
	const faults: unknown[] = [];
	const edge = createEdge(
		releasedSites(openBucket(bucketAccess('sites', server.env)), console.error),
		(error) => faults.push(error),
	);
	const seen = await killRounds('s3:sites', 4, server.env, async (path) => {
		const response = await edge(new Request(`http://${HOST}${path}`));
		return { status: response.status, headers: {}, text: await response.text() };
	});
	expect([...seen.faults, ...faults]).toEqual([]);
	expect(seen.visits).toBeGreaterThan(20);
	expect(seen.state).toBeGreaterThan(2);
});
