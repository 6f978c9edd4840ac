import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockOutput, takeLock } from './lock.ts';

const dir = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Tries to take a lock on a message, reports whether it has it, and holds it until it is killed. */
const CONTENDER = `
import { takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
process.stdin.once('data', () => console.log(takeLock(process.argv[1]).isTaken));
console.log('ready');
setInterval(() => {}, 1000);
`;

async function startContender(file: string): Promise<ChildProcess> {
	const process_ = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER, file]);
	await once(process_.stdout, 'data');
	return process_;
}

/** Lets processes try at the same moment; returns those that have the lock. */
async function contend(contenders: readonly ChildProcess[]): Promise<boolean[]> {
	const answers = contenders.map(async ({ stdout }) => String(await once(stdout as never, 'data')).trim());
	for (const { stdin } of contenders) stdin?.write('go\n');
	return (await Promise.all(answers)).map((answer) => answer === 'true');
}

async function kill(contenders: readonly ChildProcess[]): Promise<void> {
	for (const each of contenders) {
		each.kill('SIGKILL');
		await once(each, 'exit');
	}
}

test('of competing processes one gets the lock, even after its holder was killed', async () => {
	const file = join(dir, 'contended.lock');
	for (let round = 0; round < 3; round += 1) {
		const contenders = await Promise.all(Array.from({ length: 3 }, () => startContender(file)));
		const isTaken = await contend(contenders);
		await kill(contenders);
		expect(isTaken.filter(Boolean)).toHaveLength(1);
	}
});

test('a lock that was released can be taken again', () => {
	const file = join(dir, 'again.lock');
	const first = takeLock(file);
	expect(takeLock(file)).toMatchObject({ isTaken: false, holder: { pid: process.pid, host: hostname() } });
	if (first.isTaken) first.release();
	const second = takeLock(file);
	expect(second.isTaken).toBe(true);
	if (second.isTaken) second.release();
});

test('a second build of one folder reports the first', () => {
	const release = lockOutput(dir);
	expect(() => lockOutput(dir)).toThrow(
		new RegExp(`^another build \\(process ${process.pid} on .+\\) is writing to .+; wait for it, or choose`),
	);
	release();
	lockOutput(dir)();
});
