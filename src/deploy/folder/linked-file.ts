import { copyFileSync, linkSync, statSync } from 'node:fs';
import { makeFolder } from '../../make-folder.ts';
import { replaceWhole } from '../../whole-file.ts';

/** Makes folders; each one is asked for once. */
export function dirMaker(): (dir: string) => void {
	const made = new Set<string>();
	return (dir) => {
		if (made.has(dir)) return;
		makeFolder(dir);
		made.add(dir);
	};
}

/** Links a file, or copies it where the file system has no links. False when the target has lost the old file, or a part of it. */
export function link(old: string, file: string, size: number): boolean {
	try {
		linkSync(old, file);
	} catch (error) {
		const { code = '' } = error as NodeJS.ErrnoException;
		if (code === 'ENOENT') return false;
		// EPERM: a file system without links; EMLINK: a file with too many of them.
		if (!['EPERM', 'EMLINK'].includes(code)) throw error;
		replaceWhole(file, (temporary) => copyFileSync(old, temporary));
	}
	return sizeOf(file) === size;
}

/** The bytes of a file; undefined where there is none. */
export function sizeOf(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.size;
}
