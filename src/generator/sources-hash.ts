import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../content-hash.ts';

/** The inputs of the bundle and of the texts that come with it: our sources, what every dealer serves, the lockfile and the bundler's settings. */
const SOURCES = ['src', 'public', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'];

/** Parts of `src` that no site contains; changes in them rebuild nothing. */
const NOT_IN_PAGES =
	/(\.test\.tsx?|\.examples\.(tsx|astro)|\/(README|LICENCE)\.md)$|^src\/(preview|lead-api|gallery|deploy|edge)\//;

/**
 * Whether a change of a file may change every dealer's pages.
 *
 * @param path from the repository's root, with slashes
 */
export function isInBundle(path: string): boolean {
	return (
		SOURCES.some((source) => path === source || path.startsWith(`${source}/`)) && !NOT_IN_PAGES.test(path)
	);
}

/** The hash of the sources. */
export function sourcesHash(root: string): string {
	const files = SOURCES.flatMap((source) => filesOf(root, source)).filter(isInBundle);
	return hashOf(files.map((file) => `${file} ${hashOf(readFileSync(join(root, file)))}`).join('\n'));
}

function filesOf(root: string, source: string): string[] {
	if (/\.\w+$/.test(source)) return [source];
	return readdirSync(join(root, source), { withFileTypes: true })
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) =>
			entry.isDirectory() ? filesOf(root, join(source, entry.name)) : [join(source, entry.name)],
		);
}
