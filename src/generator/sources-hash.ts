import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../content-hash.ts';

/** The inputs of the bundle: our sources, the lockfile and the bundler's settings. */
const SOURCES = ['src', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'];

/** Parts of `src` that are not in the bundle; changes in them do not rebuild it. */
const NOT_IN_PAGES = /(\.test\.tsx?|\.examples\.(tsx|astro)|\.md)$|^src\/(preview|lead-api|gallery)\//;

/** The hash of the sources. */
export function sourcesHash(root: string): string {
	const files = SOURCES.flatMap((source) => filesOf(root, source)).filter((file) => !NOT_IN_PAGES.test(file));
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
