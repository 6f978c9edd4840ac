import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it that are missing. One level at a time, because Node's `recursive` never returns on a file system
 * that refuses folders as if their parent were missing, such as /proc.
 *
 * @throws the file system's error, with the path of the level that could not be made
 */
export function makeFolder(dir: string): void {
	if (isFolder(dir)) return;
	const parent = dirname(dir);
	if (!existsSync(parent)) makeFolder(parent);
	try {
		mkdirSync(dir);
	} catch (error) {
		// Another process may have made it in between.
		if (!isFolder(dir)) throw error;
	}
}

function isFolder(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
