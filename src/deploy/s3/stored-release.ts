import { z } from 'zod';
import { type Release, ReleaseSchema } from '../release.ts';
import { DamagedError } from '../target.ts';
import type { Bucket } from './bucket.ts';
import { KEYS } from './keys.ts';

/** A dealer's pointer: the release that visitors get. */
const PointerSchema = z.object({ release: z.string(), is_held: z.boolean() });

/** A pointer with its version. */
export type StoredPointer = z.output<typeof PointerSchema> & { etag: string };

/** The pointer of a dealer; null for a dealer without a site. */
export async function readPointer(
	bucket: Pick<Bucket, 'get' | 'name'>,
	slug: string,
): Promise<StoredPointer | null> {
	const stored = await bucket.get(KEYS.live(slug));
	if (!stored) return null;
	const pointer = readAs(PointerSchema, stored.body);
	if (pointer) return { ...pointer, etag: stored.etag };
	throw damaged(bucket, slug, `${KEYS.live(slug)}, the pointer to the live release of ${slug}`);
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
	const release = stored && readAs(ReleaseSchema, stored.body);
	if (release) return release;
	throw damaged(bucket, slug, `${KEYS.release(slug, id)}, the record of a release of ${slug}`);
}

/** What is stored, checked; null when it is damaged. */
function readAs<T>(schema: z.ZodType<T>, body: Uint8Array): T | null {
	try {
		return schema.parse(JSON.parse(Buffer.from(body).toString()));
	} catch {
		return null;
	}
}

function damaged({ name }: Pick<Bucket, 'name'>, slug: string, what: string): DamagedError {
	return new DamagedError(
		`${name} has no good ${what}; take the site off with --remove ${slug}, and deploy it again`,
	);
}
