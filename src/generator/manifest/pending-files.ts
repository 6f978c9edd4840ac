import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../whole-file.ts';

/**
 * Records which files of a site are about to change. If the build is interrupted, the next one writes these files again, ignoring the
 * manifest.
 *
 * @param dir the folder of the site's state
 */
export function notePending(dir: string, files: readonly string[]): void {
	writeWhole(journal(dir), JSON.stringify(files));
}

/** The files that an interrupted build may have changed; none after a complete one. */
export function pendingFiles(dir: string): string[] {
	const file = journal(dir);
	const files: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
	if (!Array.isArray(files) || files.some((entry) => typeof entry !== 'string'))
		throw new Error(`${file} is damaged; delete it, and build the site with --force`);
	return files;
}

/** Records that the build is complete. */
export function clearPending(dir: string): void {
	notePending(dir, []);
}

/** Whether a build of the site was ever begun. */
export function wasBegun(dir: string): boolean {
	return existsSync(journal(dir));
}

function journal(dir: string): string {
	return join(dir, 'pending.json');
}
