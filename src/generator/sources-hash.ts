import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../content-hash.ts';

/** What decides the bundle and every page's text: our sources, the lockfile and the bundler's settings. */
const SOURCES = ['src', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'];

/** Parts of `src` that no page is made of; a change in them must not build the bundle again. */
const NOT_IN_PAGES = /(\.test\.tsx?|\.examples\.(tsx|astro)|\.md)$|^src\/(preview|lead-api|gallery)\//;

/** A name for the state of the sources: unchanged sources, unchanged name. */
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
