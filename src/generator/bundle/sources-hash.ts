import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../content-hash.ts';
import { writeWhole } from '../../whole-file.ts';

/**
 * The inputs of the bundle and of the texts that come with it: our sources, what every dealer serves, the lockfile and the bundler's
 * settings.
 */
const SOURCES = ['src', 'public', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'];

/** Files that neither a page nor a command contains. */
const NOT_RUN = /(\.test\.tsx?|\.examples\.(tsx|astro)|\/(README|LICENCE)\.md)$/;

/** Parts of `src` that no site contains; changes in them rebuild nothing. */
const NOT_IN_PAGES = /^src\/(preview|lead-api|gallery|deploy|edge)\//;

/**
 * Whether a change of a file may change every dealer's pages.
 *
 * @param path from the repository's root, with slashes
 */
export function isInBundle(path: string): boolean {
	return (
		SOURCES.some((source) => path === source || path.startsWith(`${source}/`)) &&
		!NOT_RUN.test(path) &&
		!NOT_IN_PAGES.test(path)
	);
}

/** How old changes must be before a hash is kept: some file systems tell two changes within two seconds apart by nothing. */
const SURE_AFTER_MS = 3_000;

/**
 * The hash of the sources. They are read only when one of them was changed since: what says so costs a third of reading them.
 *
 * @param now the time, Unix milliseconds
 */
export function sourcesHash(root: string, now = Date.now()): string {
	const files = SOURCES.flatMap((source) => filesOf(root, source)).filter(isInBundle);
	const { version, changedAt } = versionOf(root, files);
	const keptIn = join(root, '.forecourt', 'sources.json');
	const kept = readKept(keptIn);
	if (kept?.version === version) return kept.hash;
	const hash = contentHash(root, files);
	if (changedAt < now - SURE_AFTER_MS) keep(keptIn, { version, hash });
	return hash;
}

/** The hash of the sources and of all else that a command of this project runs: one that goes on for days is old when it changes. */
export function programHash(root: string): string {
	const files = [...SOURCES, 'scripts'].flatMap((source) => filesOf(root, source));
	return contentHash(
		root,
		files.filter((path) => !NOT_RUN.test(path)),
	);
}

function contentHash(root: string, files: readonly string[]): string {
	return hashOf(files.map((file) => `${file} ${hashOf(readFileSync(join(root, file)))}`).join('\n'));
}

/** What is different after any change of a file, also one that keeps its size and its time; and the time of the last change. */
function versionOf(root: string, files: readonly string[]): { version: string; changedAt: number } {
	let changedAt = 0;
	const versions = files.map((file) => {
		const { size, mtimeMs, ctimeMs, ino } = statSync(`${root}/${file}`);
		changedAt = Math.max(changedAt, ctimeMs, mtimeMs);
		return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
	});
	return { version: hashOf(versions.join('\n')), changedAt };
}

/** Keeps a hash. Where nothing can be written, the sources are read again the next time. */
function keep(file: string, kept: { version: string; hash: string }): void {
	try {
		writeWhole(file, JSON.stringify(kept));
	} catch {
		// The build itself says what is wrong with its folder.
	}
}

/** The hash of an earlier version; null where there is none, or not all of it. */
function readKept(file: string): { version: string; hash: string } | null {
	try {
		const { version, hash } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
		return typeof version === 'string' && typeof hash === 'string' ? { version, hash } : null;
	} catch {
		return null;
	}
}

function filesOf(root: string, source: string): string[] {
	if (/\.\w+$/.test(source)) return [source];
	return readdirSync(`${root}/${source}`, { withFileTypes: true })
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			// Joined by hand: to normalise some 2,500 paths takes a third of the time.
			const path = `${source}/${entry.name}`;
			return entry.isDirectory() ? filesOf(root, path) : [path];
		});
}
