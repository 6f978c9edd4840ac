import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postgresIfAny } from '../fixtures/servers/postgres-if-any.ts';
import { runAlertTrial } from './alert-storm.ts';
import { type AlertVerdict, NONE_LOST_OR_TWICE } from './alert-verdict.ts';

const ROUNDS = 6;
/** Deliveries in progress at once: a kill makes these arrive twice, with the same Message-ID. */
const AT_ONCE = 8;

const folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));
const server = await postgresIfAny();

afterAll(async () => {
	await server?.stop();
	await rm(folder, { recursive: true, force: true });
});

function expectSound(verdict: AlertVerdict): void {
	expect(verdict).toMatchObject(NONE_LOST_OR_TWICE);
	expect(verdict.acknowledged).toBeGreaterThanOrEqual(ROUNDS * 60);
	expect(verdict.alerts).toBeGreaterThan(ROUNDS);
	expect(verdict.repeated).toBeLessThanOrEqual(ROUNDS * AT_ONCE);
}

test('a service with SQLite that is killed during saves and alerts keeps what was saved and sends each price drop once', async () => {
	const place = { sqlite: join(folder, 'saved.sqlite') };
	expectSound(await runAlertTrial({ place, folder, rounds: ROUNDS, instances: 1 }));
});

if (server) {
	test('two services on one PostgreSQL that are killed in turns keep what was saved and send each price drop once', async () => {
		const place = { postgres: await server.freshDatabase() };
		expectSound(await runAlertTrial({ place, folder, rounds: ROUNDS, instances: 2 }));
	});
}
