import { openTarget } from '../../src/deploy/open-target.ts';
import { type Target, TargetError } from '../../src/deploy/target.ts';
import { UserError } from '../command.ts';

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
 * @param giveUp called where another process watches, before that is thrown
 */
export async function aloneAt(target: Target, giveUp: () => void): Promise<() => Promise<void>> {
	const end = await target.watchAlone?.().catch((error: unknown) => {
		giveUp();
		throw explained(error);
	});
	// A target that is away at the end gives the next process its turn by itself.
	return async () => end?.().catch(() => undefined);
}

function explained(error: unknown): unknown {
	return error instanceof TargetError ? new UserError(error.message) : error;
}
