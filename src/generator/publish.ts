import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { linkOrCopy, replaceWhole } from '../whole-file.ts';

/**
 * Moves staged files into the site, one rename each: a reader finds the old or the new file, never a part. An existing
 * file may be a hard link to the bundle or to a dealer's picture, so it is replaced, never written into.
 */
export function moveIntoPlace(stagingDir: string, siteDir: string, files: readonly string[]): void {
	const madeDirs = new Set<string>();
	for (const file of files) {
		const target = join(siteDir, file);
		const dir = dirname(target);
		if (!madeDirs.has(dir)) {
			makeFolder(dir);
			madeDirs.add(dir);
		}
		renameSync(join(stagingDir, file), target);
	}
}

/** Removes obsolete files of a site. */
export function removeFiles(siteDir: string, files: readonly string[]): void {
	for (const file of files) rmSync(join(siteDir, file), { force: true });
}

/**
 * Puts a shared file into a site: as a hard link, or as a copy where the two are on different
 * devices. Nothing is done when it is there already.
 */
export function linkFile(source: string, target: string): void {
	const from = statSync(source);
	if (existsSync(target)) {
		const to = statSync(target);
		const isSame =
			(to.ino === from.ino && to.dev === from.dev) || (to.size === from.size && to.mtimeMs === from.mtimeMs);
		if (isSame) return;
	}
	makeFolder(dirname(target));
	replaceWhole(target, (temporary) => linkOrCopy(source, temporary));
}
