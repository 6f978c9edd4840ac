import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEEP_BUNDLES_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes bundles of earlier sources a day after their last use: another command may still be rendering from one.
 *
 * @param inUse the folder of the bundle that is used now
 */
export function forgetOldBundles(folder: string, inUse: string): void {
	const now = new Date();
	utimesSync(join(folder, inUse), now, now);
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
		if (age > KEEP_BUNDLES_MS) rmSync(path, { recursive: true, force: true });
	}
}
