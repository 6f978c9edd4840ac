import {
	closeSync,
	existsSync,
	fsyncSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceWhole } from '../../whole-file.ts';
import type { Release } from '../release.ts';
import { type ReadContent, type Sent, TargetError } from '../target.ts';
import type { Layout } from './layout.ts';
import { dirMaker, link, sizeOf } from './linked-file.ts';
import { takePrepared } from './prepared-tree.ts';
import { makeRuleFiles } from './rule-files.ts';

/**
 * Makes the files of a release: hard links to those of the previous release, and the rest from their content. A call that was
 * interrupted is continued by the next one for the same release, and one that was prepared by any.
 */
export async function makeTree(
	layout: Layout,
	slug: string,
	release: Release,
	previous: Release | null,
	content: ReadContent,
): Promise<Sent> {
	const done = layout.release(slug, release.id);
	const dir = layout.partial(slug, release.id);
	const sent: Sent = { files: 0, bytes: 0 };
	if (existsSync(done)) requireWhole(done, release);
	else {
		if (previous && !existsSync(dir))
			takePrepared(layout.prepared(slug, previous.id), dir, release, previous);
		dropOtherPartials(layout.releases(slug), dir);
		const isContinued = existsSync(dir);
		const old = previous && layout.release(slug, previous.id);
		const makeDir = dirMaker();
		const written: string[] = [];
		for (const [path, { hash, size }] of Object.entries(release.files)) {
			// Not joined, which costs as much as looking at the file.
			const file = `${dir}/${path}`;
			if (isContinued && sizeOf(file) === size) continue;
			if (isContinued) rmSync(file, { force: true });
			makeDir(dirname(file));
			if (old && previous.files[path]?.hash === hash && link(`${old}/${path}`, file, size)) continue;
			writeDated(file, await content(path), old && join(old, path));
			requireSize(file, size);
			written.push(file);
			sent.files += 1;
			sent.bytes += size;
		}
		flush(written);
		if (release.files['_redirects']) {
			const rules = readFileSync(join(dir, '_redirects'), 'utf8');
			makeRuleFiles(dir, rules, (path) => path in release.files);
		}
		renameSync(dir, done);
	}
	return sent;
}

/** Removes what interrupted calls for other releases left. */
function dropOtherPartials(releasesDir: string, partial: string): void {
	if (!existsSync(releasesDir)) return;
	for (const name of readdirSync(releasesDir)) {
		const dir = join(releasesDir, name);
		if (name.endsWith('.part') && dir !== partial) rmSync(dir, { recursive: true, force: true });
	}
}

/**
 * Writes a file with a later time than the one it replaces, even if the clock of another publisher was ahead: web servers tell
 * versions of equal size apart by the second of their time.
 */
function writeDated(file: string, content: Uint8Array, old: string | null): void {
	const before = old === null ? undefined : statSync(old, { throwIfNoEntry: false });
	const seconds = Math.max(Math.floor(Date.now() / 1000), Math.floor((before?.mtimeMs ?? 0) / 1000) + 1);
	replaceWhole(file, (temporary) => {
		writeFileSync(temporary, content);
		utimesSync(temporary, seconds, seconds);
	});
}

/** The files of a release that are missing or cut. */
export function lostFiles(dir: string, release: Release): string[] {
	return Object.entries(release.files).flatMap(([path, { size }]) =>
		sizeOf(join(dir, path)) === size ? [] : [path],
	);
}

/** Verifies a release whose record an interrupted call did not write. */
function requireWhole(dir: string, release: Release): void {
	const [lost] = lostFiles(dir, release);
	if (lost === undefined) return;
	rmSync(dir, { recursive: true, force: true });
	throw lostAtOnce(join(dir, lost));
}

function requireSize(file: string, size: number): void {
	if (sizeOf(file) !== size) throw lostAtOnce(file);
}

const lostAtOnce = (file: string) =>
	new TargetError(`${file} was lost right after it was written; check the disk, and deploy again`);

/** Waits until files are on the disk: a power cut right after the pointer was moved must not leave visitors empty pages. */
function flush(files: readonly string[]): void {
	for (const file of files) {
		const descriptor = openSync(file, 'r+');
		try {
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
	}
}
