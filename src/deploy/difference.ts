import type { ReleaseFiles } from './release.ts';

/** The paths in which a built site differs from the live release, each list sorted. */
export interface Difference {
	added: string[];
	changed: string[];
	removed: string[];
	/** Bytes of the added and the changed files. */
	bytes: number;
}

/** Compares a built site with the live release; assets that only open pages need are not counted as removed. */
export function differenceOf(built: ReleaseFiles, live: ReleaseFiles): Difference {
	const paths = Object.keys(built).toSorted();
	const added = paths.filter((path) => !live[path] || live[path].left_at !== undefined);
	const changed = paths.filter(
		(path) => live[path]?.left_at === undefined && live[path] && live[path].hash !== built[path]?.hash,
	);
	const removed = Object.keys(live).filter((path) => !(path in built) && live[path]?.left_at === undefined);
	const bytes = [...added, ...changed].reduce((sum, path) => sum + (built[path]?.size ?? 0), 0);
	return { added, changed, removed: removed.toSorted(), bytes };
}
