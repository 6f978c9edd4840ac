import { relative, sep } from 'node:path';
import { watchTree } from './watch-tree.ts';

/** How long a folder must be quiet before it counts as changed: a pull or an upload writes several files. */
const QUIET_MS = 200;

/** The dealers' folders in which something has changed. */
export interface ChangedFolders {
	/** The slugs of folders that changed and are quiet now; each change is returned once. */
	take(now: Date): Set<string>;
	close(): void;
}

/**
 * Watches the dealers' folders. Where the system can watch no more files, changes are found by the regular look at each dealer.
 *
 * @param onFailure called when the folders cannot be watched
 */
export function watchFolders(dealersDir: string, onFailure: (reason: string) => void): ChangedFolders {
	const changed = new Map<string, number>();
	const close = watchTree(
		dealersDir,
		(path) => {
			const [slug] = relative(dealersDir, path).split(sep);
			if (slug) changed.set(slug, Date.now());
		},
		onFailure,
	);
	return {
		take: (now) => {
			const quiet = [...changed].filter(([, at]) => now.getTime() - at >= QUIET_MS).map(([slug]) => slug);
			for (const slug of quiet) changed.delete(slug);
			return new Set(quiet);
		},
		close,
	};
}
