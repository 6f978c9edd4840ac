import { open, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a built site, with its bytes. */
export interface SiteFile {
	/** Path within the site, without a leading slash. */
	name: string;
	content: Uint8Array<ArrayBuffer>;
	modified: Date;
}

/**
 * Whether a site has a file of exactly this name. Symbolic links that lead outside, and names that only a case-insensitive
 * file system finds, do not count, so that the preview shows no more than a CDN would.
 *
 * @param file path within the site, already checked (`readPath`)
 */
export async function isSiteFile(folder: string, file: string): Promise<boolean> {
	try {
		const path = join(await realpath(folder), file);
		return (await realpath(path)) === path && (await stat(path)).isFile();
	} catch (error) {
		if (isAbsence(error)) return false;
		throw error;
	}
}

/** The current content of a file; null when the site has no such file, or a rebuild has just removed it. */
export async function readSiteFile(folder: string, name: string): Promise<SiteFile | null> {
	if (!(await isSiteFile(folder, name))) return null;
	try {
		await using file = await open(join(folder, name));
		const { mtime } = await file.stat();
		return { name, content: await file.readFile(), modified: mtime };
	} catch (error) {
		if (isAbsence(error)) return null;
		throw error;
	}
}

const ABSENCE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** Whether a file operation failed because the file does not exist or cannot exist. */
export function isAbsence(error: unknown): boolean {
	return error instanceof Error && 'code' in error && ABSENCE.has(String(error.code));
}
