import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverIfAny } from '../fixtures/servers/postgres-if-any.ts';
import { loopDiskIfAny } from './loop-disk-if-any.ts';
import { runTrial } from './storm.ts';
import { postgresOn } from './strikes.ts';
import { NOTHING_LOST } from './verdict.ts';

const KILLS = 3;

const disk = await loopDiskIfAny(256);
const server = disk && (await serverIfAny(() => postgresOn(disk)));
afterAll(async () => {
	await server?.[Symbol.asyncDispose]();
	await disk?.[Symbol.asyncDispose]();
});

if (server)
	test('a service whose PostgreSQL is killed again and again keeps running and loses no acknowledged lead', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
		const place = await server.freshPlace();
		const strike = server.killServer;
		const verdict = await runTrial({ place, folder, rounds: KILLS, instances: 1, strike });
		await rm(folder, { recursive: true, force: true });
		expect(verdict).toMatchObject(NOTHING_LOST);
		expect(verdict.acknowledged).toBeGreaterThanOrEqual(KILLS * 5);
	});
