import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Release } from '../release.ts';
import type { Layout } from './layout.ts';
import { dirMaker, link } from './linked-file.ts';

/**
 * Makes hard links to all files of the live release, in a folder for the release that comes after it: nearly all its files are the same,
 * and links to thousands take as long as drawing the pages that are not. Nothing visible; what is missing of it is made when it is used.
 */
export function prepareTree(layout: Layout, slug: string, { id, files }: Release): void {
	const dir = layout.prepared(slug, id);
	if (existsSync(dir)) return;
	const old = layout.release(slug, id);
	const makeDir = dirMaker();
	for (const [path, { size }] of Object.entries(files)) {
		makeDir(dirname(`${dir}/${path}`));
		link(`${old}/${path}`, `${dir}/${path}`, size);
	}
}

/**
 * Makes a prepared folder the incomplete one of a release. What has changed goes first: a call that is interrupted after this is continued,
 * and then a file of the right size is right.
 *
 * @param partial the incomplete folder, which does not exist
 */
export function takePrepared(prepared: string, partial: string, release: Release, previous: Release): void {
	if (!existsSync(prepared)) return;
	for (const [path, { hash }] of Object.entries(previous.files)) {
		if (release.files[path]?.hash === hash) continue;
		rmSync(`${prepared}/${path}`, { force: true });
		removeEmpty(dirname(`${prepared}/${path}`), prepared);
	}
	renameSync(prepared, partial);
}

/** Removes a folder and those around it that have nothing else, as a web server answers for a folder too. */
function removeEmpty(dir: string, within: string): void {
	for (let empty = dir; empty !== within; empty = dirname(empty))
		try {
			rmdirSync(empty);
		} catch (error) {
			// Gone already: by another of its files.
			if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
			if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return;
			throw error;
		}
}
