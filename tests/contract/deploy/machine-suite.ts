import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTarget } from '../../../src/deploy/open-target.ts';
import { publish, stateOf, writtenSite } from '../../fixtures/deploy/written-site.ts';
import { ROOT } from '../../fixtures/root.ts';

const BUSY = join(ROOT, 'tests/fixtures/deploy/busy-publisher.ts');

/** Tests of processes of one machine that share a target without a lock of its own. */
export function machineSuite(
	named: string,
	start: () => Promise<{ env: Record<string, string>; stop: () => Promise<void> }>,
): void {
	let server: Awaited<ReturnType<typeof start>>;
	beforeEach(async () => {
		server = await start();
	});
	afterEach(() => {
		vi.unstubAllEnvs();
		return server.stop();
	});
	const open = () => openTarget(named, server.env);

	test('a publisher waits for a publisher in another process', async () => {
		const env = { ...process.env, ...server.env };
		const busy = spawn(process.execPath, [BUSY, named], { env, stdio: ['pipe', 'pipe', 'inherit'] });
		await once(busy.stdout, 'data');
		let isPublished = false;
		const publishing = publish(open(), writtenSite('coast', stateOf('one'))).then((published) => {
			isPublished = true;
			return published;
		});
		await pause(1000);
		expect(isPublished).toBe(false);
		busy.stdin.end();
		expect(await publishing).toMatchObject({ status: 'published' });
	}, 20_000);

	test('an unusable folder for temporary files is named in the error instead of the host', async () => {
		vi.stubEnv('TMPDIR', BUSY);
		const refusal =
			/^the folder for temporary files .*busy-publisher\.ts\/.* is not a folder; name another one/;
		await expect(open().exclusively('coast', async () => undefined)).rejects.toThrow(refusal);
		await expect(open().watchAlone()).rejects.toThrow(refusal);
	});

	test('a second watch of the target does not start until the first has ended', async () => {
		const first = await open().watchAlone();
		expect(await first.confirm()).toBe(true);
		await expect(open().watchAlone()).rejects.toThrow(
			/^another process \(process \d+ on .*\) watches for .* \(.*fleet.*\); stop that first$/,
		);
		await openTarget(`${named}2`, server.env)
			.watchAlone()
			.then((other) => other.end());
		await first.end();
		await (await open().watchAlone()).end();
	});
}
