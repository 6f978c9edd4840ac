import type { Release } from '../release.ts';
import { TargetError } from '../target.ts';
import type { Bucket } from './bucket.ts';
import { KEYS, namesIn } from './keys.ts';
import { pointerText, readPointer, readRelease } from './stored-release.ts';

const PRIVATE = { type: 'application/json', cache: 'no-store' };

/** Makes a release live: first what it needs, then the pointer, and last what only the release before needed. */
export async function pointTo(
	bucket: Bucket,
	slug: string,
	release: Release,
	{ isHeld, confirm }: { isHeld: boolean; confirm: () => Promise<unknown> },
): Promise<void> {
	if (release.api_site === null) await bucket.remove(KEYS.apiSite(slug));
	else await bucket.put(KEYS.apiSite(slug), release.api_site, PRIVATE);
	for (const host of release.hosts) await bucket.put(KEYS.host(host, slug), '', PRIVATE);
	await confirm();
	const before = await readPointer(bucket, slug);
	const condition = before ? { replaces: before.etag } : { isNew: true };
	const text = pointerText({ release: release.id, is_held: isHeld });
	if ((await bucket.put(KEYS.live(slug), text, { ...PRIVATE, ...condition })) === null)
		throw new TargetError(`another publisher has just changed ${slug} in ${bucket.name}; deploy again`);
	await dropHosts(bucket, slug, release.hosts);
}

/** The keys that are missing of those by which the edge service and the lead API find a live release. */
export async function lostEntryPoints(
	bucket: Bucket,
	slug: string,
	{ hosts, api_site }: Release,
): Promise<string[]> {
	const keys = [
		...hosts.map((host) => KEYS.host(host, slug)),
		...(api_site === null ? [] : [KEYS.apiSite(slug)]),
	];
	const stored = await Promise.all(keys.map((key) => bucket.get(key)));
	return keys.filter((_, at) => stored[at] === null);
}

/** Takes a site off: visitors of its hosts find nothing. */
export async function takeOff(bucket: Bucket, slug: string): Promise<void> {
	await dropHosts(bucket, slug, []);
	await bucket.remove(KEYS.apiSite(slug));
	await bucket.remove(KEYS.live(slug));
}

async function dropHosts(bucket: Bucket, slug: string, except: readonly string[]): Promise<void> {
	const hosts = namesIn(await bucket.list('hosts/'), 'hosts/', `/${slug}`);
	for (const host of hosts) if (!except.includes(host)) await bucket.remove(KEYS.host(host, slug));
}

/** Verifies that the hosts of a release show no other dealer's live release. */
export async function requireOwnHosts(bucket: Bucket, slug: string, hosts: readonly string[]): Promise<void> {
	const claims = (await bucket.list('hosts/')).map(({ key }) => key.split('/').slice(1));
	for (const [host = '', other = ''] of claims) {
		if (other === slug || !hosts.includes(host)) continue;
		const pointer = await readPointer(bucket, other);
		const live = pointer && (await readRelease(bucket, other, pointer.release));
		if (live?.hosts.includes(host))
			throw new TargetError(
				`${host} shows the site of ${other}; take it from that dealer's hosts first, and deploy ${other}`,
			);
	}
}
