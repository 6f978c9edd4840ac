import { join } from 'node:path';

/**
 * The places in a folder target. Web servers may read `www` only.
 *
 * ```text
 * www/hosts/<host>            → ../sites/<slug>           what a web server takes as the root of a host
 * www/sites/<slug>            → ../releases/<slug>/<id>   the pointer
 * www/releases/<slug>/<id>/   a release: complete, never changed; unchanged files are hard links
 * private/api/<slug>.json     for the lead API, that of the live release
 * private/state/<slug>/       records of the releases, and the lock
 * private/state/.watch        the lock of the process that watches
 * ```
 */
export interface Layout {
	dir: string;
	hosts: string;
	sites: string;
	/** The pointer of a dealer. */
	site(slug: string): string;
	releases(slug: string): string;
	release(slug: string, id: string): string;
	/** A release that is not complete. */
	partial(slug: string, id: string): string;
	/** What is prepared for the release after the one that is named. */
	prepared(slug: string, id: string): string;
	apiSite(slug: string): string;
	state(slug: string): string;
	record(slug: string, id: string): string;
	/** What the lead API knows of the dealer as of a release. */
	recordedApiSite(slug: string, id: string): string;
	/** Exists while a dealer is held at a release. */
	held(slug: string): string;
	lock(slug: string): string;
	watchLock: string;
}

/** The places in a folder. */
export function layoutOf(dir: string): Layout {
	const www = join(dir, 'www');
	const state = (slug: string) => join(dir, 'private', 'state', slug);
	const releases = (slug: string) => join(www, 'releases', slug);
	return {
		dir,
		hosts: join(www, 'hosts'),
		sites: join(www, 'sites'),
		site: (slug) => join(www, 'sites', slug),
		releases,
		release: (slug, id) => join(releases(slug), id),
		partial: (slug, id) => join(releases(slug), `${id}.part`),
		prepared: (slug, id) => join(releases(slug), `${id}.next.part`),
		apiSite: (slug) => join(dir, 'private', 'api', `${slug}.json`),
		state,
		record: (slug, id) => join(state(slug), `${id}.json`),
		recordedApiSite: (slug, id) => join(state(slug), `${id}.api`),
		held: (slug) => join(state(slug), 'held'),
		lock: (slug) => join(state(slug), 'lock'),
		watchLock: join(dir, 'private', 'state', '.watch'),
	};
}
