import { relative, sep } from 'node:path';
import { watchTree } from './watch-tree.ts';

/** How long a folder must be quiet before it counts as changed: a pull or an upload writes several files. */
const QUIET_MS = 100;

/** The dealers' folders in which something has changed. */
export interface ChangedFolders {
	/** The slugs of folders that changed and are quiet now; each change is returned once. */
	take(): Set<string>;
	/** Resolves when the next changed folder is quiet. */
	next(): Promise<void>;
	close(): void;
}

/**
 * Watches the dealers' folders. Where the system can watch no more files, changes are found when each dealer is read again, as at regular
 * intervals anyway.
 *
 * @param onFailure called when the folders cannot be watched
 */
export function watchFolders(dealersDir: string, onFailure: (reason: string) => void): ChangedFolders {
	const restless = new Map<string, NodeJS.Timeout>();
	let quiet = new Set<string>();
	let found = Promise.withResolvers<void>();
	const settle = (slug: string) => {
		restless.delete(slug);
		quiet.add(slug);
		found.resolve();
		found = Promise.withResolvers();
	};
	const stopWatching = watchTree(
		dealersDir,
		(path) => {
			const [slug] = relative(dealersDir, path).split(sep);
			if (!slug) return;
			clearTimeout(restless.get(slug));
			restless.set(
				slug,
				setTimeout(() => settle(slug), QUIET_MS),
			);
		},
		onFailure,
	);
	return {
		take: () => {
			const taken = quiet;
			quiet = new Set();
			return taken;
		},
		next: () => found.promise,
		close: () => {
			stopWatching();
			for (const timer of restless.values()) clearTimeout(timer);
		},
	};
}
