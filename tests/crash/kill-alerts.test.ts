import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postgresIfAny } from '../fixtures/servers/postgres-if-any.ts';
import { runAlertTrial } from './alert-storm.ts';
import { type AlertVerdict, NONE_LOST_OR_TWICE } from './alert-verdict.ts';

const ROUNDS = 6;
/** Deliveries that are under way at once: those of the moment of a kill come again, as the same message. */
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

test('killed in the middle of saves and alerts, the service with SQLite keeps what was saved and tells each price drop once', async () => {
	const place = { sqlite: join(folder, 'saved.sqlite') };
	expectSound(await runAlertTrial({ place, folder, rounds: ROUNDS, instances: 1 }));
});

if (server) {
	test('two services on one PostgreSQL, killed in turns, keep what was saved and tell each price drop once', async () => {
		const place = { postgres: await server.freshDatabase() };
		expectSound(await runAlertTrial({ place, folder, rounds: ROUNDS, instances: 2 }));
	});
}
