import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';

/**
 * Moves staged files into the site: a reader finds the old or the new file, never a part. A folder that the site does not have yet is
 * moved whole, other files one by one. An existing file may be a hard link to the bundle or to a dealer's picture, so it is replaced, never
 * written into.
 *
 * @param files all files of the staging folder
 */
export function moveIntoPlace(stagingDir: string, siteDir: string, files: readonly string[]): void {
	if (files.length > 0) makeFolder(siteDir);
	/** By folder, whether it was moved whole. */
	const folders = new Map([['.', false]]);
	const isMoved = (folder: string): boolean => {
		const known = folders.get(folder);
		if (known !== undefined) return known;
		const isWithin = isMoved(dirname(folder));
		const isNew = !isWithin && !existsSync(join(siteDir, folder));
		if (isNew) renameSync(join(stagingDir, folder), join(siteDir, folder));
		folders.set(folder, isWithin || isNew);
		return isWithin || isNew;
	};
	for (const file of files) {
		if (!isMoved(dirname(file))) renameSync(join(stagingDir, file), join(siteDir, file));
	}
}

/** Removes obsolete files of a site. */
export function removeFiles(siteDir: string, files: readonly string[]): void {
	for (const file of files) rmSync(join(siteDir, file), { force: true });
}
