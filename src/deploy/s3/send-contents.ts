import { getMimeType } from 'hono/utils/mime';
import { atOnce } from '../at-once.ts';
import type { Release } from '../release.ts';
import { type ReadContent, type Sent, TargetError } from '../target.ts';
import type { Bucket } from './bucket.ts';
import { KEYS } from './keys.ts';

/** Uploads at once: more do not make a slow line faster. */
const UPLOADS = 16;

/** A content's name is its hash, so every cache may keep it for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Sends the contents of a release that the bucket lacks, each one once, and verifies that they have arrived. Those that an interrupted
 * call has sent are there already.
 */
export async function sendContents(
	bucket: Bucket,
	slug: string,
	release: Release,
	content: ReadContent,
): Promise<Sent> {
	const stored = await storedSizes(bucket, slug);
	const missing = new Map(missingContents(slug, release, stored));
	await atOnce(UPLOADS, [...missing], async ([key, path]) => {
		const type = getMimeType(path) ?? 'application/octet-stream';
		await bucket.put(key, await content(path), { type, cache: FOR_EVER });
	});
	if (missing.size > 0) {
		const [lost] = missingContents(slug, release, await storedSizes(bucket, slug));
		if (lost)
			throw new TargetError(`${bucket.name} has lost ${lost[1]} right after it was sent; deploy again`);
	}
	const bytes = [...missing.values()].reduce((sum, path) => sum + (release.files[path]?.size ?? 0), 0);
	return { files: missing.size, bytes };
}

/** The size of each content of a dealer, by key. */
export async function storedSizes(bucket: Bucket, slug: string): Promise<Map<string, number>> {
	return new Map((await bucket.list(KEYS.contents(slug))).map(({ key, size }) => [key, size]));
}

/** Keys of contents that are missing or cut, with a path that has the content. */
export function missingContents(
	slug: string,
	release: Release,
	stored: ReadonlyMap<string, number>,
): [key: string, path: string][] {
	return Object.entries(release.files).flatMap(([path, file]): [string, string][] => {
		const key = KEYS.content(slug, path, file);
		return stored.get(key) === file.size ? [] : [[key, path]];
	});
}
