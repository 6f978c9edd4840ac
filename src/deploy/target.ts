import type { Release, ReleaseNote } from './release.ts';

/** A place that shows dealers' sites to visitors. `tests/contract/deploy` has the suite that every target passes. */
export interface Target {
	/** For messages, such as `the folder /srv/forecourt`. */
	readonly name: string;
	/** The slugs of the dealers whose sites visitors can reach. */
	sites(): Promise<string[]>;
	/** The release that visitors get; null for a dealer without a site here. */
	live(slug: string): Promise<Live | null>;
	/** Whether a dealer was rolled back, and stays so; at a fraction of the cost of {@link live}. */
	isHeld(slug: string): Promise<boolean>;
	/** The releases that can be made live, newest first. */
	releases(slug: string): Promise<ReleaseNote[]>;
	/** What the target has lost of a live release: the paths of contents, and the names of what leads visitors and the lead API to it. */
	lost(slug: string, release: Release): Promise<string[]>;
	/**
	 * Runs work that changes a dealer's site while no other publisher does. Throws a {@link TargetError} when another one keeps it for too
	 * long.
	 */
	exclusively<T>(slug: string, work: () => Promise<T>): Promise<T>;
	/**
	 * Keeps other processes from watching for this target: two of them would publish their own state of a dealer in turn. At a host only
	 * those on this machine are kept away. Throws a {@link TargetError} when another one watches.
	 */
	watchAlone(): Promise<Watching>;
	/**
	 * Does what the next publication of a dealer needs whatever it contains, while the site is built. Nothing of it is visible, and a
	 * publication without it is the same. Left out where it would save nothing.
	 */
	prepare?(slug: string): Promise<void>;
	/**
	 * Sends the contents that the target lacks, verifies that all are there and records the release. Visitors do not see it yet. An
	 * interrupted call is continued by the next one.
	 *
	 * @param previous the live release
	 * @param content the content of a file
	 */
	add(slug: string, release: Release, previous: Release | null, content: ReadContent): Promise<Sent>;
	/** Makes an added release the one that visitors get, in one step. `isHeld`: see {@link Live}. */
	point(slug: string, id: string, options: { isHeld: boolean }): Promise<void>;
	/** Takes a dealer's site off. Its releases stay, so that it can come back. */
	remove(slug: string): Promise<void>;
	/** Deletes releases, never the live one, and the contents that no other release needs. */
	forget(slug: string, ids: readonly string[]): Promise<void>;
}

/** The right to be the only process that watches for a target. */
export interface Watching {
	/** Whether this process still has it: another one may have taken it over while this one was away. */
	confirm(): Promise<boolean>;
	end(): Promise<void>;
}

/** The release that visitors get. */
export interface Live {
	release: Release;
	/** Whether the dealer was rolled back to it, so that it stays until a publisher ends that. */
	isHeld: boolean;
}

/** Reads the bytes of a file of the built site by its path. */
export type ReadContent = (path: string) => Promise<Uint8Array>;

/** What was sent to a target. */
export interface Sent {
	files: number;
	bytes: number;
}

/** What was sent of a release, from the paths that were; others than its own are not counted. */
export function sentOf({ files }: Pick<Release, 'files'>, paths: readonly string[]): Sent {
	const own = paths.flatMap((path) => files[path] ?? []);
	return { files: own.length, bytes: own.reduce((sum, { size }) => sum + size, 0) };
}

/** Something that keeps a target from its work, as a sentence that says how to go on: wrong credentials, a full disk, no connection. */
export class TargetError extends Error {
	override readonly name = 'TargetError';
}

/** Something a target has stored that is lost, or is not what was written. */
export class DamagedError extends TargetError {}
