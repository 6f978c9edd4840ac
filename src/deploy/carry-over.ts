import type { ReleaseFiles } from './release.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * How long files that a build no longer has stay in releases, by the beginning of their path: pages that are open in a browser
 * load them later. Their names contain a hash of their content, so none of them is ever outdated.
 */
const KEPT_HOURS: readonly [start: string, hours: number][] = [
	['_astro/', 30 * 24],
	['images/', 30 * 24],
	['pictures/', 30 * 24],
	// Loaded right after `runtime.json`, which names it; every change of the stock makes a new one.
	['search-index/', 1],
];

/**
 * The files of the next release: those of the build, and assets of the live release that open pages may still load.
 *
 * @param live the files of the live release
 */
export function withOpenPagesAssets(built: ReleaseFiles, live: ReleaseFiles, now: Date): ReleaseFiles {
	const files = { ...built };
	for (const [path, file] of Object.entries(live)) {
		if (path in built) continue;
		const hours = KEPT_HOURS.find(([start]) => path.startsWith(start))?.[1];
		if (hours === undefined) continue;
		const left_at = file.left_at ?? now.toISOString();
		if (now.getTime() - Date.parse(left_at) < hours * HOUR_MS) files[path] = { ...file, left_at };
	}
	return files;
}
