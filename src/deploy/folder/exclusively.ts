import { setTimeout as pause } from 'node:timers/promises';
import { takeLock } from '../../generator/lock.ts';
import { TargetError } from '../target.ts';
import { explained } from './disk-error.ts';

const ASK_AGAIN_MS = 50;

/** Runs work while no other process of this machine holds the lock. The lock of a process that was killed is free. */
export async function exclusively<T>(
	work: () => Promise<T>,
	{ name, slug, lockFile, waitMs }: { name: string; slug: string; lockFile: string; waitMs: number },
): Promise<T> {
	for (const end = Date.now() + waitMs; ; await pause(ASK_AGAIN_MS)) {
		const lock = await explained(name, () => takeLock(lockFile));
		if (lock.isTaken) {
			try {
				return await work();
			} finally {
				lock.release();
			}
		}
		if (Date.now() < end) continue;
		const who = lock.holder
			? ` (process ${lock.holder.pid} on ${lock.holder.host}, since ${lock.holder.since})`
			: '';
		throw new TargetError(
			`another publisher${who} is changing ${slug} in ${name}; wait for it, and deploy again`,
		);
	}
}
