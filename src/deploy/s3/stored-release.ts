import { z } from 'zod';
import { type Release, ReleaseSchema } from '../release.ts';
import { TargetError } from '../target.ts';
import type { Bucket } from './bucket.ts';
import { KEYS } from './keys.ts';

/** A dealer's pointer: the release that visitors get. */
const PointerSchema = z.object({ release: z.string(), is_held: z.boolean() });

/** A pointer with its version. */
export type StoredPointer = z.output<typeof PointerSchema> & { etag: string };

/** The pointer of a dealer; null for a dealer without a site. */
export async function readPointer(bucket: Pick<Bucket, 'get'>, slug: string): Promise<StoredPointer | null> {
	const stored = await bucket.get(KEYS.live(slug));
	if (!stored) return null;
	return { ...PointerSchema.parse(JSON.parse(Buffer.from(stored.body).toString())), etag: stored.etag };
}

/** The text of a pointer. */
export function pointerText(pointer: z.output<typeof PointerSchema>): string {
	return JSON.stringify(pointer);
}

/** A release of a dealer. */
export async function readRelease(
	bucket: Pick<Bucket, 'get' | 'name'>,
	slug: string,
	id: string,
): Promise<Release> {
	const stored = await bucket.get(KEYS.release(slug, id));
	const found = stored && ReleaseSchema.safeParse(JSON.parse(Buffer.from(stored.body).toString()));
	if (found?.success) return found.data;
	throw new TargetError(
		`${bucket.name} has no good ${KEYS.release(slug, id)}, the record of a release of ${slug}; take the site off with --remove ${slug}, and deploy it again`,
	);
}
