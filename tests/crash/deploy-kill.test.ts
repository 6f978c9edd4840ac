import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ask } from '../fixtures/deploy/ask.ts';
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
	test('publishers are killed again and again, and visitors of nginx never miss a page nor go back', async () => {
		const seen = await killRounds(`folder:${folder}`, 9, {}, (path) => ask(nginx.url, { host: HOST, path }));
		expect(seen.faults).toEqual([]);
		expect(seen.visits).toBeGreaterThan(20);
		expect(seen.state).toBeGreaterThan(5);
	});
