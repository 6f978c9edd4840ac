import { DamagedLockError, takeLock } from '../../src/generator/files/lock.ts';
import { UserError } from '../command.ts';

/**
 * Two processes that watch for one target would undo each other's state.
 *
 * @param file the lock
 * @returns the release of this process's lock, which holds as long as that is kept
 * @throws UserError when another process watches, or the lock is damaged
 */
export function requireAlone(file: string): () => void {
	const lock = lockAt(file);
	if (lock.isTaken) return lock.release;
	const { holder } = lock;
	const who = holder ? `process ${holder.pid} on ${holder.host}, since ${holder.since}` : 'another process';
	throw new UserError(`These dealers are watched for this target already (${who}); stop that first`);
}

function lockAt(file: string) {
	try {
		return takeLock(file);
	} catch (error) {
		throw error instanceof DamagedLockError ? new UserError(error.message) : error;
	}
}
