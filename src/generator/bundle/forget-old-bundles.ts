import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bundle } from './bundle.ts';

const KEEP_BUNDLES_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes bundles of earlier sources a day after their last use: another command may still be rendering from one.
 *
 * @param bundle the one that is used now, of which one part may be made already
 */
export function forgetOldBundles({ dir, worker }: Bundle): void {
	const now = new Date();
	const inUse = [dir, dirname(worker)];
	for (const part of inUse) if (existsSync(part)) utimesSync(part, now, now);
	for (const name of readdirSync(dirname(dir))) {
		const path = join(dirname(dir), name);
		if (inUse.includes(path)) continue;
		const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
		if (age > KEEP_BUNDLES_MS) rmSync(path, { recursive: true, force: true });
	}
}
