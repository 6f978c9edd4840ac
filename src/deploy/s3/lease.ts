import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { TargetError } from '../target.ts';
import type { Bucket } from './bucket.ts';

const ASK_AGAIN_MS = 500;

const PRIVATE = { type: 'application/json', cache: 'no-store' };

/** What a lease keeps others from. */
export interface LeaseOrder {
	/** The name of its object: a dealer's slug, or another name that no dealer has. */
	name: string;
	/** A process that has not renewed it for this long has ended, by the clock of the server. */
	leaseMs: number;
	/** How long to wait for another process to end it. */
	waitMs: number;
	/** What to say where that has waited in vain. */
	refusal: (holder: string) => string;
}

/** The right to change a dealer's site in a bucket, or to watch for it. */
export interface Lease {
	/** Renews it. False where another process has taken it over, as this one was away for too long. */
	confirm(): Promise<boolean>;
	end(): Promise<void>;
}

/**
 * Takes a lease: an object that only one process can create. It is renewed until it ends; that of a process that was killed is taken over.
 *
 * @throws TargetError when another process keeps it for too long
 */
export async function takeLease(bucket: Bucket, order: LeaseOrder): Promise<Lease> {
	const { leaseMs } = order;
	const key = `locks/${order.name}.json`;
	const since = new Date().toISOString();
	// The id tells two publishers of one process apart: a bucket knows what it has written by its content.
	const holder = JSON.stringify({ pid: process.pid, host: hostname(), since, id: randomUUID() });
	for (const end = Date.now() + order.waitMs; ; await pause(ASK_AGAIN_MS)) {
		const version =
			(await bucket.put(key, holder, { ...PRIVATE, isNew: true })) ??
			(await takeOver(bucket, key, holder, leaseMs));
		if (version !== null) return keptLease({ bucket, key, holder, leaseMs }, version);
		if (Date.now() > end) throw new TargetError(order.refusal(await holderText(bucket, key)));
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
	{ bucket, key, holder, leaseMs }: { bucket: Bucket; key: string; holder: string; leaseMs: number },
	taken: string,
): Lease {
	let version: string | null = taken;
	let renewing: Promise<void> = Promise.resolve();
	const renew = () => {
		// One that failed, as the connection was cut, is not the last one.
		renewing = renewing
			.catch(() => undefined)
			.then(async () => {
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
	// A command that ends early is not kept from that; its lease runs out.
	timer.unref();
	return {
		async confirm() {
			await renew();
			return version !== null;
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
