import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, each with its version. Files are compared by size and time of change, so that none needs to be read. None for a
 * folder that does not exist.
 */
export function fileVersions(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => fileVersion(join(entry.parentPath, entry.name)))
		.toSorted();
}

/** A file with its version, as {@link fileVersions} lists it. */
export function fileVersion(file: string): string {
	const found = statSync(file, { throwIfNoEntry: false });
	return found ? `${file} ${found.size} ${found.mtimeMs}` : `${file} missing`;
}
