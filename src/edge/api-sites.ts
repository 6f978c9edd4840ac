import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bucket } from '../deploy/s3/bucket.ts';
import { KEYS, namesIn } from '../deploy/s3/keys.ts';
import { makeFolder } from '../make-folder.ts';
import { writeWhole } from '../whole-file.ts';

/**
 * Makes a folder for the lead API as the private files of a bucket are.
 *
 * @returns a function that does it; it reads only what changed since its last call
 */
export function apiSitesFolder(bucket: Pick<Bucket, 'get' | 'list'>, dir: string): () => Promise<void> {
	const known = new Map<string, string>();
	return async () => {
		makeFolder(dir);
		const objects = await bucket.list('api/');
		const slugs = namesIn(objects, 'api/', '.json');
		for (const name of readdirSync(dir))
			if (name.endsWith('.json') && !slugs.includes(name.slice(0, -'.json'.length))) rmSync(join(dir, name));
		for (const { key, modified, size } of objects) {
			const [slug = ''] = namesIn([{ key }], 'api/', '.json');
			const stamp = `${modified.toISOString()} ${size}`;
			if (known.get(slug) === stamp) continue;
			const stored = await bucket.get(KEYS.apiSite(slug));
			if (stored) writeWhole(join(dir, `${slug}.json`), stored.body);
			known.set(slug, stamp);
		}
	};
}
