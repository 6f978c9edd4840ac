import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * Why not a library: `write-file-atomic` queues, changes owners and waits for the disk by default, which a build of thousands of files
 * neither needs nor affords. The output can be built again, so nothing is synced; a rename within a folder is enough.
 */

/**
 * Writes a file in one step: readers find the old content or the new, never part of either, also when several processes write at once.
 * A target that is a hard link is replaced, not written into. Missing folders are made.
 *
 * @param mode the permissions of a new file; the process's default when left out
 */
export function writeWhole(file: string, content: string | Uint8Array, mode?: number): void {
	mkdirSync(dirname(file), { recursive: true });
	replaceWhole(file, (temporary) => writeFileSync(temporary, content, { mode }));
}

/**
 * Replaces a file by one that `make` makes beside it. When `make` throws, the file stays as it was and nothing is left beside it.
 *
 * @param make makes a file at the path it is given, in the folder of `file`
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
