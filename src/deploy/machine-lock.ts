import { setTimeout as pause } from 'node:timers/promises';
import { type Holder, takeLock } from '../generator/files/lock.ts';
import { explained } from './disk-error.ts';
import { TargetError, type Watching } from './target.ts';

const ASK_AGAIN_MS = 50;

/** A lock of a target. */
export interface MachineLock {
	/** The target's name, for messages. */
	name: string;
	file: string;
	/** What is full, or cannot be written to, where the file cannot be made; for messages. */
	disk: string;
}

/** Runs work while no other process of this machine holds the lock. The lock of a process that was killed is free. */
export async function exclusively<T>(
	work: () => Promise<T>,
	{ name, slug, waitMs, ...lock }: MachineLock & { slug: string; waitMs: number },
): Promise<T> {
	for (const end = Date.now() + waitMs; ; await pause(ASK_AGAIN_MS)) {
		const taken = await explained(lock.disk, () => takeLock(lock.file));
		if (taken.isTaken) {
			try {
				return await work();
			} finally {
				taken.release();
			}
		}
		if (Date.now() < end) continue;
		throw new TargetError(
			`another publisher${whoText(taken.holder)} is changing ${slug} in ${name}; wait for it, and deploy again`,
		);
	}
}

/** Keeps other processes of this machine from watching, until this process ends that, or ends. */
export async function watchAlone({ name, disk, file }: MachineLock): Promise<Watching> {
	const lock = await explained(disk, () => takeLock(file));
	if (lock.isTaken) return { confirm: async () => true, end: async () => lock.release() };
	throw new TargetError(`another process${whoText(lock.holder)} watches for ${name}; stop that first`);
}

function whoText(holder: Holder | null): string {
	return holder ? ` (process ${holder.pid} on ${holder.host}, since ${holder.since})` : '';
}
