import { setTimeout as pause } from 'node:timers/promises';
import { type Holder, takeLock } from '../generator/lock.ts';
import { explained } from './disk-error.ts';
import { TargetError, type Watching } from './target.ts';

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
		throw new TargetError(
			`another publisher${whoText(lock.holder)} is changing ${slug} in ${name}; wait for it, and deploy again`,
		);
	}
}

/** Keeps other processes of this machine from watching, until this process ends that, or ends. */
export async function watchAlone(name: string, lockFile: string): Promise<Watching> {
	const lock = await explained(name, () => takeLock(lockFile));
	if (lock.isTaken) return { confirm: async () => true, end: async () => lock.release() };
	throw new TargetError(`another process${whoText(lock.holder)} watches for ${name}; stop that first`);
}

function whoText(holder: Holder | null): string {
	return holder ? ` (process ${holder.pid} on ${holder.host}, since ${holder.since})` : '';
}
