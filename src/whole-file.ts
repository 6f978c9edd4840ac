import { randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

/*
 * Why not a library: `write-file-atomic` queues writes, changes owners and syncs to disk by default, which is too slow and unnecessary for
 * a build of thousands of files. The output can be built again, so a rename within a folder without a sync is enough.
 */

/**
 * Writes a file atomically: readers find the old content or the new, never part of either, even when several processes write at once.
 * A target that is a hard link is replaced, not written into. Missing folders are created.
 *
 * @param mode the permissions of a new file; the process's default when left out
 */
export function writeWhole(file: string, content: string | Uint8Array, mode?: number): void {
	makeFolder(dirname(file));
	replaceWhole(file, (temporary) => writeFileSync(temporary, content, { mode }));
}

/**
 * Replaces a file atomically by one that `make` writes beside it. When `make` throws, the file is unchanged and the temporary file removed.
 *
 * @param make writes a file at the given path, in the folder of `file`
 */
export function replaceWhole(file: string, make: (temporary: string) => void): void {
	const temporary = `${file}.${randomUUID()}.new`;
	try {
		make(temporary);
		renameSync(temporary, file);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	}
}

/** Gives a file one more name, or copies it with its time where it can have none. */
export function linkOrCopy(source: string, target: string): void {
	if (tryLink(source, target)) return;
	copyFileSync(source, target);
	const { atime, mtime } = statSync(source);
	utimesSync(target, atime, mtime);
}

/**
 * Gives a file one more name, where it can have one.
 *
 * @returns whether it has it now
 */
export function tryLink(source: string, target: string): boolean {
	try {
		linkSync(source, target);
		return true;
	} catch (error) {
		// EXDEV: another device; EPERM and EMLINK: a file system without links, or a file with too many.
		if (!['EXDEV', 'EPERM', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
		return false;
	}
}
