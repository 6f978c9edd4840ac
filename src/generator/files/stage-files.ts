import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import { makeFolder } from '../../make-folder.ts';
import type { SiteFile } from '../../site/files/site-file.ts';
import type { Manifest } from '../manifest/manifest-form.ts';

/** Writes a file into the staging folder, creating its folders. */
export function stage(stagingDir: string, path: string, content: string | Uint8Array): void {
	const file = join(stagingDir, path);
	try {
		writeFileSync(file, content);
	} catch (error) {
		// Nearly all files go into existing folders: checking each time costs more than failing once.
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
		makeFolder(dirname(file));
		writeFileSync(file, content);
	}
}

/**
 * Stages the changed files.
 *
 * @returns the hash of each file, and the staged files
 */
export function stageFiles(
	files: readonly SiteFile[],
	{
		previous,
		stagingDir,
		existing,
	}: { previous: Manifest; stagingDir: string; existing: ReadonlySet<string> },
): { hashes: Record<string, string>; staged: string[] } {
	const hashes: Record<string, string> = {};
	const staged: string[] = [];
	for (const { path, content } of files) {
		const hash = hashOf(content);
		hashes[path] = hash;
		if (previous.files[path] === hash && existing.has(path)) continue;
		stage(stagingDir, path, content);
		staged.push(path);
	}
	return { hashes, staged };
}
