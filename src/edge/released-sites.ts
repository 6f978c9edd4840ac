import { BoundedCache } from '../bounded-cache.ts';
import type { Release } from '../deploy/release.ts';
import { KEYS } from '../deploy/s3/keys.ts';
import { readPointer, readRelease } from '../deploy/s3/stored-release.ts';
import { DamagedError } from '../deploy/target.ts';
import { type HeaderRule, parseHeaders } from '../preview/rules/headers-file.ts';
import { parseRedirects, type RedirectRule } from '../preview/rules/redirects-file.ts';
import { reportDamage } from './damage.ts';
import type { ReadBucket } from './outages.ts';
import { reread } from './reread.ts';

/** How old what is known of a bucket may be, milliseconds. */
const POINTER_MS = 1000;
const HOSTS_MS = 5000;
/** Memory for contents, and for lists of files, bytes. */
const CONTENT_BYTES = 256 * 1024 * 1024;
const RELEASES_KEPT = 400;

/** A release with its rules. */
export interface ReleasedSite {
	slug: string;
	release: Release;
	headers: readonly HeaderRule[];
	redirects: readonly RedirectRule[];
	/** The content of a file of the release. */
	content(path: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** The live sites of a bucket. */
export interface ReleasedSites {
	/** The live site of a host; null for none. */
	at(host: string): Promise<ReleasedSite | null>;
}

/**
 * Reads live sites from a bucket that was deployed to.
 *
 * @param report takes a line for the log about what is damaged in the bucket
 */
export function releasedSites(bucket: ReadBucket, report: (line: string) => void): ReleasedSites {
	const reported = reportDamage(report);
	const contents = new BoundedCache<Promise<Uint8Array<ArrayBuffer>>>(CONTENT_BYTES);
	const opened = new BoundedCache<Promise<ReleasedSite>>(RELEASES_KEPT);
	const pointers = new Map<string, () => Promise<string | null>>();
	const hosts = reread(async () => claimsOf(await bucket.list('hosts/')), HOSTS_MS);

	const content = (slug: string, release: Release, path: string) => {
		const file = release.files[path];
		if (!file) throw new Error(`${slug} has no ${path}`);
		const key = KEYS.content(slug, path, file);
		const read = async () => {
			const stored = await bucket.get(key);
			if (!stored)
				throw new DamagedError(`${bucket.name} has lost ${key}, ${path} of ${slug}; deploy it again`);
			return stored.body;
		};
		const made = contents.get(key, () => reported(`${path} of ${slug}`, read), file.size + key.length);
		// A failure is no content to remember.
		made.catch(() => contents.delete(key));
		return made;
	};
	const open = async (slug: string, id: string): Promise<ReleasedSite> => {
		const release = await readRelease(bucket, slug, id);
		const text = async (path: string) =>
			path in release.files ? new TextDecoder().decode(await content(slug, release, path)) : '';
		return {
			slug,
			release,
			headers: parseHeaders(await text('_headers')).rules,
			redirects: parseRedirects(await text('_redirects')).rules,
			content: (path) => content(slug, release, path),
		};
	};
	const liveSite = async (slug: string): Promise<ReleasedSite | null> => {
		const pointer =
			pointers.get(slug) ??
			reread(
				() =>
					reported(`The pointer of ${slug}`, async () => (await readPointer(bucket, slug))?.release ?? null),
				POINTER_MS,
			);
		pointers.set(slug, pointer);
		const id = await pointer();
		if (id === null) return null;
		const key = `${slug} ${id}`;
		const site = opened.get(key, () => reported(`Release ${id} of ${slug}`, () => open(slug, id)));
		site.catch(() => opened.delete(key));
		return site;
	};
	return {
		async at(host) {
			for (const slug of (await hosts()).get(host) ?? []) {
				const site = await liveSite(slug);
				// A dealer's host may be the next dealer's already.
				if (site?.release.hosts.includes(host)) return site;
			}
			return null;
		},
	};
}

/** The dealers that claim each host. */
function claimsOf(objects: readonly { key: string }[]): Map<string, string[]> {
	const claims = new Map<string, string[]>();
	for (const { key } of objects) {
		const [, host = '', slug = ''] = key.split('/');
		claims.set(host, [...(claims.get(host) ?? []), slug]);
	}
	return claims;
}
