import { openTarget } from '../../src/deploy/open-target.ts';
import { type Target, TargetError, type Watching } from '../../src/deploy/target.ts';
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
 * Keeps other processes from watching for the target, also those with another output folder.
 *
 * @param giveUp called where another process watches, before that is thrown
 */
export async function aloneAt(target: Target, giveUp: () => void): Promise<Watching> {
	const watching = await target.watchAlone().catch((error: unknown) => {
		giveUp();
		throw explained(error);
	});
	// A target that is away at the end gives the next process its turn by itself.
	return { ...watching, end: () => watching.end().catch(() => undefined) };
}

/** Runs a watch to its end; what the target refuses is one sentence. */
export async function explainedRun(watch: { run: () => Promise<string> }): Promise<string> {
	try {
		return await watch.run();
	} catch (error) {
		throw explained(error);
	}
}

function explained(error: unknown): unknown {
	return error instanceof TargetError ? new UserError(error.message) : error;
}
