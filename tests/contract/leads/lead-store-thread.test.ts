import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../scripts/choose-dealers.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-thread-'));
const ENDING = join(import.meta.dirname, '../../fixtures/leads/ending-threads.ts');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Starts `npm run api`, with its output and its exit code. */
function startApi() {
	mkdirSync(join(dir, 'sites'), { recursive: true });
	const api = spawn(process.execPath, ['--import', ENDING, 'scripts/api.ts'], {
		cwd: root,
		env: {
			...process.env,
			LEAD_API_SECRET: 'a secret of the tests, thirty-two long',
			SMTP_URL: 'smtp://127.0.0.1:9',
			LEAD_API_MAIL_FROM: 'leads@forecourt.example',
			LEAD_API_STORE: join(dir, 'leads.sqlite'),
			LEAD_API_SITES: join(dir, 'sites'),
			LEAD_API_PORT: '0',
		},
	});
	const ended = once(api, 'exit').then(([code]) => code as number | null);
	const service = { api, ended, said: '' };
	for (const stream of [api.stdout, api.stderr])
		stream.on('data', (text) => {
			service.said += text;
		});
	return service;
}

test('when the thread of the SQLite store dies, the service ends with the reason, so that it is restarted', async () => {
	const service = startApi();
	try {
		await expect.poll(() => service.said, { timeout: 60_000 }).toContain('"listening"');
		service.api.kill('SIGUSR2');
		await expect.poll(() => service.api.exitCode, { timeout: 10_000 }).toBe(1);
		expect(service.said).toContain('"ending, to be started again"');
		expect(service.said).toContain(`The lead store ${join(dir, 'leads.sqlite')} has stopped working`);
	} finally {
		service.api.kill('SIGKILL');
		await service.ended;
	}
}, 90_000);
