import { newestFirst } from '../release.ts';
import { type Target, TargetError } from '../target.ts';
import type { Bucket } from './bucket.ts';
import { forgetReleases } from './forget.ts';
import { KEYS, namesIn } from './keys.ts';
import { type Lease, takeLease } from './lease.ts';
import { lostEntryPoints, pointTo, requireOwnHosts, takeOff } from './pointer.ts';
import { missingContents, sendContents, storedSizes } from './send-contents.ts';
import { readPointer, readRelease } from './stored-release.ts';

/** How long to wait for another publisher of a dealer. */
const WAIT_MS = 120_000;

/** The name of the lease of the process that watches. No dealer's slug has a dot. */
const WATCH = '.watch';

/**
 * An S3-compatible bucket. Contents are stored under their hash, a release is the list of them, and a dealer's pointer one small object;
 * the edge service (`src/edge`) answers visitors from these.
 *
 * @param leaseMs how long a publisher that was killed keeps others away
 */
export function s3Target(bucket: Bucket, leaseMs = 30_000): Target {
	const leases = new Map<string, Lease>();
	let watching: Lease | undefined;
	return {
		name: bucket.name,
		sites: async () => namesIn(await bucket.list('live/'), 'live/', '.json'),
		async live(slug) {
			const pointer = await readPointer(bucket, slug);
			return (
				pointer && { release: await readRelease(bucket, slug, pointer.release), isHeld: pointer.is_held }
			);
		},
		isHeld: async (slug) => (await readPointer(bucket, slug))?.is_held ?? false,
		async releases(slug) {
			const listed = await bucket.list(KEYS.releases(slug));
			return newestFirst(
				listed.map(({ key, modified }) => ({
					id: key.slice(KEYS.releases(slug).length, -'.json'.length),
					made_at: modified.toISOString(),
				})),
			);
		},
		lost: async (slug, release) => {
			const missing = missingContents(slug, release, await storedSizes(bucket, slug));
			return [...missing.map(([, path]) => path), ...(await lostEntryPoints(bucket, slug, release))];
		},
		async exclusively(slug, work) {
			const lease = await takeLease(bucket, {
				...{ name: slug, leaseMs, waitMs: WAIT_MS },
				refusal: (holder) =>
					`another publisher (${holder}) is changing ${slug} in ${bucket.name}; wait for it, and deploy again`,
			});
			leases.set(slug, lease);
			try {
				return await work();
			} finally {
				leases.delete(slug);
				await lease.end();
			}
		},
		async watchAlone() {
			watching = await takeLease(bucket, {
				// One that was killed keeps it for as long as its lease.
				...{ name: WATCH, leaseMs, waitMs: leaseMs * 1.5 },
				refusal: (holder) => `another process (${holder}) watches for ${bucket.name}; stop that first`,
			});
			return watching;
		},
		async add(slug, release, _, content) {
			await requireOwnHosts(bucket, slug, release.hosts);
			const sent = await sendContents(bucket, slug, release, content);
			const options = { type: 'application/json', cache: 'no-store' };
			await bucket.put(KEYS.release(slug, release.id), JSON.stringify(release), options);
			return sent;
		},
		async point(slug, id, { isHeld }) {
			const release = await readRelease(bucket, slug, id);
			const confirm = async () => {
				await requireLease(bucket, leases.get(slug), slug);
				await requireLease(bucket, watching, 'the watch');
			};
			await pointTo(bucket, slug, release, { isHeld, confirm });
		},
		remove: (slug) => takeOff(bucket, slug),
		forget: (slug, ids) => forgetReleases(bucket, slug, ids),
	};
}

/** Verifies that no other process has taken a lease over meanwhile. */
async function requireLease({ name }: Bucket, lease: Lease | undefined, right: string): Promise<void> {
	if ((await lease?.confirm()) !== false) return;
	throw new TargetError(
		`this publisher was away for so long that another one took over ${right} in ${name}; deploy again`,
	);
}
