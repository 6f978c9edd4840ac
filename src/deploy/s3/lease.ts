import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { TargetError } from '../target.ts';
import type { Bucket } from './bucket.ts';

const ASK_AGAIN_MS = 500;
const WAIT_MS = 120_000;

const PRIVATE = { type: 'application/json', cache: 'no-store' };

/** The right to change a dealer's site in a bucket. */
export interface Lease {
	/** Throws a TargetError when another publisher has taken it, as this one was away for too long. */
	confirm(): Promise<void>;
	end(): Promise<void>;
}

/**
 * Takes the lease of a dealer: an object that only one publisher can create. It is renewed until it ends; that of a publisher that was
 * killed is taken over.
 *
 * @param leaseMs a publisher that has not renewed its lease for this long has ended, by the clock of the server
 * @throws TargetError when another publisher keeps it for too long
 */
export async function takeLease(bucket: Bucket, slug: string, leaseMs: number): Promise<Lease> {
	const key = `locks/${slug}.json`;
	const since = new Date().toISOString();
	// The id tells two publishers of one process apart: a bucket knows what it has written by its content.
	const holder = JSON.stringify({ pid: process.pid, host: hostname(), since, id: randomUUID() });
	for (const end = Date.now() + WAIT_MS; ; await pause(ASK_AGAIN_MS)) {
		const version =
			(await bucket.put(key, holder, { ...PRIVATE, isNew: true })) ??
			(await takeOver(bucket, key, holder, leaseMs));
		if (version !== null) return keptLease({ bucket, slug, key, holder, leaseMs }, version);
		if (Date.now() > end)
			throw new TargetError(
				`another publisher (${await holderText(bucket, key)}) is changing ${slug} in ${bucket.name}; wait for it, and deploy again`,
			);
	}
}

/** Replaces a lease that its holder has not renewed; null when it is renewed or just ended. */
async function takeOver(
	bucket: Bucket,
	key: string,
	holder: string,
	leaseMs: number,
): Promise<string | null> {
	const held = await bucket.get(key);
	if (!held || held.serverTime.getTime() - held.modified.getTime() < leaseMs) return null;
	return bucket.put(key, holder, { ...PRIVATE, replaces: held.etag });
}

function keptLease(
	{
		bucket,
		slug,
		key,
		holder,
		leaseMs,
	}: { bucket: Bucket; slug: string; key: string; holder: string; leaseMs: number },
	taken: string,
): Lease {
	let version: string | null = taken;
	let renewing: Promise<void> = Promise.resolve();
	const renew = () => {
		renewing = renewing.then(async () => {
			// A version differs by the content or not at all, so each has its own.
			if (version !== null)
				version = await bucket.put(key, `${holder.slice(0, -1)},"renewed":"${new Date().toISOString()}"}`, {
					...PRIVATE,
					replaces: version,
				});
		});
		return renewing;
	};
	const timer = setInterval(() => renew().catch(() => undefined), leaseMs / 3);
	return {
		async confirm() {
			await renew();
			if (version === null)
				throw new TargetError(
					`this publisher was away for so long that another one took over ${slug} in ${bucket.name}; deploy again`,
				);
		},
		async end() {
			clearInterval(timer);
			await renewing.catch(() => undefined);
			if (version !== null) await bucket.remove(key);
		},
	};
}

async function holderText(bucket: Bucket, key: string): Promise<string> {
	const held = await bucket.get(key);
	return held ? Buffer.from(held.body).toString() : 'unknown';
}
