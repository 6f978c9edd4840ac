import { type FSWatcher, watch } from 'node:fs';
import { sep } from 'node:path';

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
	let watcher: FSWatcher | null = null;
	try {
		watcher = watch(dealersDir, { recursive: true }, (_event, path) => {
			const [slug] = (path ?? '').split(sep);
			if (slug) changed.set(slug, Date.now());
		});
		watcher.on('error', (error) => onFailure(String(error)));
	} catch (error) {
		onFailure(String(error));
	}
	return {
		take: (now) => {
			const quiet = [...changed].filter(([, at]) => now.getTime() - at >= QUIET_MS).map(([slug]) => slug);
			for (const slug of quiet) changed.delete(slug);
			return new Set(quiet);
		},
		close: () => watcher?.close(),
	};
}
