import { hash } from 'node:crypto';
import { z } from 'zod';

/** One file of a release. */
const ReleaseFileSchema = z.object({
	/** SHA-256 of the content, hexadecimal. */
	hash: z.string().regex(/^[\da-f]{64}$/),
	/** Bytes. */
	size: z.int().nonnegative(),
	/** When a release without it was first made; the file stays for pages that were open then. Absent for files of the build. */
	left_at: z.iso.datetime().optional(),
});

/**
 * One published state of a dealer's site: the complete list of its files. It is never changed; a target shows visitors one release at a
 * time.
 */
export const ReleaseSchema = z.object({
	/** Its number among the dealer's releases, and the beginning of the hash of its contents: `000042-1f3b6c0a9d`. */
	id: z.string().regex(/^\d{6,}-[\da-f]{10}$/),
	made_at: z.iso.datetime(),
	/** The site's host names. */
	hosts: z.array(z.string()),
	/** By path within the site, without a leading slash. */
	files: z.record(z.string(), ReleaseFileSchema),
	/** What the lead API knows about the dealer, a private JSON text; null for a site without a lead API. */
	api_site: z.string().nullable(),
});

export type ReleaseFile = z.output<typeof ReleaseFileSchema>;

/** A release's files by their path on the site. */
export type ReleaseFiles = Readonly<Record<string, ReleaseFile>>;
export type Release = z.output<typeof ReleaseSchema>;

/** A release in a list, with the time at which it was recorded, by the target's clock. */
export type ReleaseNote = Pick<Release, 'id' | 'made_at'>;

/** What a release consists of, before it has a number. */
export type ReleaseContent = Pick<Release, 'hosts' | 'files' | 'api_site'>;

/**
 * A release of some content, numbered after the releases that exist. Numbers order releases, as publishers' clocks may differ.
 *
 * @param files those of the content, and assets that only open pages need
 */
export function numberRelease(
	content: ReleaseContent,
	files: ReleaseFiles,
	existing: readonly Pick<Release, 'id'>[],
	now: Date,
): Release {
	const number = Math.max(0, ...existing.map(({ id }) => numberOf(id))) + 1;
	const id = `${String(number).padStart(6, '0')}-${contentHash(content)}`;
	const { hosts, api_site } = content;
	return { id, made_at: now.toISOString(), hosts, files, api_site };
}

/** Whether a release has exactly this content, apart from assets that only open pages need: publishing it would change nothing. */
export function hasContent({ id }: Pick<Release, 'id'>, content: ReleaseContent): boolean {
	return id.endsWith(`-${contentHash(content)}`);
}

/** The place of a release in the order of a dealer's releases. */
export function numberOf(id: string): number {
	return Number.parseInt(id, 10);
}

/** Releases, newest first. */
export function newestFirst<T extends Pick<Release, 'id'>>(releases: readonly T[]): T[] {
	return releases.toSorted((a, b) => numberOf(b.id) - numberOf(a.id) || b.id.localeCompare(a.id));
}

const hashes = new WeakMap<ReleaseContent, string>();

/** The hash of some content, worked out once: with 5,000 vehicles it reads 10 MB. */
function contentHash(content: ReleaseContent): string {
	const known = hashes.get(content);
	if (known !== undefined) return known;
	const { hosts, files, api_site } = content;
	const listed = Object.keys(files)
		.toSorted()
		.map((path) => `${path}\0${files[path]?.hash}\n`);
	// One text: hashing thousands of small ones takes a tenth of a second.
	const text = listed.join('') + JSON.stringify([hosts.toSorted(), api_site && hash('sha256', api_site)]);
	const found = hash('sha256', text).slice(0, 10);
	hashes.set(content, found);
	return found;
}
