import type { Activity, Miscellaneous } from './activity.ts';
import type { Counted } from './counted.ts';

/** Counters, without personal data. */
export interface Counters {
	/** Counts uses and returns the number of each in its window, in the same order. */
	count(uses: readonly Pick<Counted, 'key' | 'ends_at'>[]): Promise<number[]>;
	/** Counts a view of a vehicle. Returns their number. */
	countView(dealer: string, slug: string): Promise<number>;
	/** The number of views of a vehicle. */
	views(dealer: string, slug: string): Promise<number>;
	/** Counts a visitor action of a day, such as an event about a vehicle. */
	countActivity(activity: Activity): Promise<void>;
	/** Stores a record besides leads (`POST /api/miscellaneous`). */
	saveMiscellaneous(record: Miscellaneous): Promise<void>;
}

/** Erasure and retention required by privacy law, run by operators, and `tidy`, which the service runs every hour. */
export interface Retention {
	/**
	 * Deletes every lead with an email address in any of its steps, all records of these leads, alerts to it, and valuations that contain it,
	 * and overwrites them in SQLite files. Returns the number of leads.
	 */
	erase(email: string): Promise<number>;
	/** Deletes leads received before a time, with all their records. Returns the number of leads. */
	purge(before: Date): Promise<number>;
	/**
	 * Deletes expired counters, used proofs, and private answers and sent alerts whose retention has ended. Throws when traces remain in
	 * SQLite's files.
	 */
	tidy(now: Date): Promise<void>;
}
