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

test('killed again and again with its leads in SQLite, the service loses no lead it acknowledged', async () => {
	const place = { sqlite: join(folder, 'leads.sqlite') };
	const verdict = await runTrial({ place, folder, rounds: ROUNDS, instances: 1, strike: killOne });
	expect(verdict).toMatchObject(NOTHING_LOST);
	expect(verdict.acknowledged).toBeGreaterThan(ROUNDS * 5 - 1);
});

if (server) {
	test('two services on one PostgreSQL, killed in turns, lose no lead they acknowledged', async () => {
		const place = { postgres: await server.freshDatabase() };
		const verdict = await runTrial({ place, folder, rounds: ROUNDS, instances: 2, strike: killOne });
		expect(verdict).toMatchObject(NOTHING_LOST);
		expect(verdict.acknowledged).toBeGreaterThan(ROUNDS * 5 - 1);
	});
}
