import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postgresIfAny } from '../fixtures/servers/postgres-if-any.ts';
import { runTrial } from './storm.ts';
import { killOne } from './strikes.ts';
import { NOTHING_LOST } from './verdict.ts';

const ROUNDS = 6;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
const server = await postgresIfAny();

afterAll(async () => {
	await server?.stop();
	await rm(folder, { recursive: true, force: true });
});

test('a service with SQLite that is killed again and again loses no acknowledged lead', async () => {
	const place = { sqlite: join(folder, 'leads.sqlite') };
	const verdict = await runTrial({ place, folder, rounds: ROUNDS, instances: 1, strike: killOne });
	expect(verdict).toMatchObject(NOTHING_LOST);
	expect(verdict.acknowledged).toBeGreaterThan(ROUNDS * 5 - 1);
});

if (server) {
	test('two services on one PostgreSQL that are killed in turns lose no acknowledged lead', async () => {
		const place = { postgres: await server.freshDatabase() };
		const verdict = await runTrial({ place, folder, rounds: ROUNDS, instances: 2, strike: killOne });
		expect(verdict).toMatchObject(NOTHING_LOST);
		expect(verdict.acknowledged).toBeGreaterThan(ROUNDS * 5 - 1);
	});
}
