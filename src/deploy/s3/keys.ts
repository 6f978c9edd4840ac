import { extname } from 'node:path';
import type { ReleaseFile } from '../release.ts';

/**
 * The keys of a bucket.
 *
 * ```text
 * live/<slug>.json            the pointer
 * hosts/<host>/<slug>         which dealer a host shows
 * releases/<slug>/<id>.json   a release: the list of its files
 * contents/<slug>/<hash>.css  a content, under its hash; never changed
 * api/<slug>.json             private, for the lead API
 * locks/<slug>.json           the lease of a publisher
 * ```
 */
export const KEYS = {
	live: (slug: string) => `live/${slug}.json`,
	host: (host: string, slug: string) => `hosts/${host}/${slug}`,
	releases: (slug: string) => `releases/${slug}/`,
	release: (slug: string, id: string) => `releases/${slug}/${id}.json`,
	contents: (slug: string) => `contents/${slug}/`,
	content: (slug: string, path: string, { hash }: ReleaseFile) => `contents/${slug}/${hash}${extname(path)}`,
	apiSite: (slug: string) => `api/${slug}.json`,
} as const;

/** The part of keys between a start and an end, such as the slugs of `live/<slug>.json`. */
export function namesIn(keys: readonly { key: string }[], start: string, end: string): string[] {
	return keys.flatMap(({ key }) =>
		key.startsWith(start) && key.endsWith(end) ? [key.slice(start.length, key.length - end.length)] : [],
	);
}
