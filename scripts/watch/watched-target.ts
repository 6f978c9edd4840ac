import { openTarget } from '../../src/deploy/open-target.ts';
import { type Target, TargetError } from '../../src/deploy/target.ts';
import { UserError } from '../command.ts';
import { requireAlone } from './require-alone.ts';

/** The target that an option names. */
export function targetOf(named: string): Target {
	try {
		return openTarget(named);
	} catch (error) {
		throw explained(error);
	}
}

/**
 * Keeps other processes from watching for the target, also those with another output folder. Returns the end of that, which never fails.
 *
 * @param lockFile the lock of the output folder
 */
export async function aloneAt(target: Target, lockFile: string): Promise<() => Promise<void>> {
	const release = requireAlone(lockFile);
	try {
		const end = await target.watchAlone?.();
		return async () => {
			release();
			// A target that is away at the end gives the next process its turn by itself.
			await end?.().catch(() => undefined);
		};
	} catch (error) {
		throw explained(error);
	}
}

function explained(error: unknown): unknown {
	return error instanceof TargetError ? new UserError(error.message) : error;
}
