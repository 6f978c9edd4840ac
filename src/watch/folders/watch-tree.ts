import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * Watches a folder and all folders in it, each by itself. Node's `recursive` watches each file on Linux, and loses a file for good once
 * another one is renamed to its name, as editors and uploads do.
 *
 * @param changed called with each path that was changed, made, replaced or removed
 * @param failed called when the system cannot watch a folder, or no longer
 * @returns ends it
 */
export function watchTree(
	dir: string,
	changed: (path: string) => void,
	failed: (reason: string) => void,
): () => void {
	const watchers = new Map<string, FSWatcher>();
	const forget = (folder: string) => {
		for (const [path, watcher] of watchers) {
			if (path !== folder && !path.startsWith(folder + sep)) continue;
			watcher.close();
			watchers.delete(path);
		}
	};
	const follow = (folder: string) => {
		try {
			const watcher = watch(folder, (event, name) => {
				const path = join(folder, name ?? '');
				changed(path);
				// What has come or gone may be a folder; one in another's place is another one.
				if (event !== 'rename' || path === dir) return;
				forget(path);
				if (isFolder(path, dir)) follow(path);
			});
			watcher.on('error', (error) => failed(String(error)));
			watchers.set(folder, watcher);
			for (const name of readdirSync(folder)) {
				const path = join(folder, name);
				if (isFolder(path, dir)) follow(path);
			}
		} catch (error) {
			// A folder that is gone again was reported as a change.
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || folder === dir) failed(String(error));
		}
	};
	follow(dir);
	return () => forget(dir);
}

/** Whether a path is a folder to be watched. A dealer's own may be a link; links within it are not followed, as they may lead back. */
function isFolder(path: string, dir: string): boolean {
	const options = { throwIfNoEntry: false } as const;
	const found = dirname(path) === dir ? statSync(path, options) : lstatSync(path, options);
	return found?.isDirectory() ?? false;
}
