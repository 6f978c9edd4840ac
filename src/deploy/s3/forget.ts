import { atOnce } from '../at-once.ts';
import type { Bucket } from './bucket.ts';
import { KEYS, namesIn } from './keys.ts';
import { readRelease } from './stored-release.ts';

/** Contents younger than this may be those that a publisher is sending. */
const YOUNG_MS = 60 * 60 * 1000;
const DELETIONS = 16;

/** Deletes releases of a dealer, and then the contents that no other release needs. */
export async function forgetReleases(bucket: Bucket, slug: string, ids: readonly string[]): Promise<void> {
	await atOnce(DELETIONS, ids, (id) => bucket.remove(KEYS.release(slug, id)));
	const needed = new Set<string>();
	const kept = namesIn(await bucket.list(KEYS.releases(slug)), KEYS.releases(slug), '.json');
	for (const id of kept) {
		const { files } = await readRelease(bucket, slug, id);
		for (const [path, file] of Object.entries(files)) needed.add(KEYS.content(slug, path, file));
	}
	const stored = await bucket.list(KEYS.contents(slug));
	// By times of the server only: this machine's clock may be another one.
	const newest = Math.max(...stored.map(({ modified }) => modified.getTime()));
	const obsolete = stored.filter(
		({ key, modified }) => !needed.has(key) && newest - modified.getTime() > YOUNG_MS,
	);
	await atOnce(DELETIONS, obsolete, ({ key }) => bucket.remove(key));
}
