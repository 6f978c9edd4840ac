import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../fixtures/root.ts';
import { goodRow, SentFeed } from '../../fixtures/watch/sent-feed.ts';

const sent = new SentFeed(['coast-motors', 'plain-motors']);
const { dealersDir, outDir } = sent.fleet;
afterAll(() => sent.fleet.remove());

/** Runs `npm run feed-health`, as the operator of a fleet does. */
function feedHealth(...args: string[]): Promise<{ code: number; stdout: string }> {
	const places = ['--dealers', dealersDir, '--out', outDir];
	return new Promise((settle) => {
		execFile(process.execPath, [join(ROOT, 'scripts/feed-health.ts'), ...places, ...args], (error, stdout) =>
			settle({ code: Number(error?.code ?? 0), stdout }),
		);
	});
}

test('the report of a feed that was read has the number of rows and of vehicles', async () => {
	await sent.send([goodRow(1), goodRow(2)], '2026-11-25T06:00:00Z');
	const { code, stdout } = await feedHealth('coast-motors');
	expect([code, stdout]).toEqual([0, expect.stringContaining('✓ coast-motors: ')]);
	expect(stdout).toContain('2 rows, 2 vehicles on the website');
});

test('for a feed that was not read yet the command names its folder, and the option to name the folder of the watch', async () => {
	const { code, stdout } = await feedHealth('plain-motors');
	expect(code).toBe(1);
	expect(stdout).toContain(
		`✗ plain-motors: nothing that writes to ${outDir} has read the feed yet: npm run build -- plain-motors, or name the folder of the watch with --out`,
	);
});
