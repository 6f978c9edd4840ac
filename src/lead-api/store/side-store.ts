import type { Counted } from './counted.ts';
import type { Activity, Miscellaneous } from './side-record.ts';

/** What is counted beside leads, without personal data. */
export interface Counters {
	/** Counts uses and tells the number of each in its window, in the same order. */
	count(uses: readonly Pick<Counted, 'key' | 'ends_at'>[]): Promise<number[]>;
	/** Views of a vehicle; with `isNew` this one is counted first. */
	views(dealer: string, slug: string, isNew: boolean): Promise<number>;
	/** Counts something a visitor did on a day, such as an event about a vehicle. */
	countActivity(activity: Activity): Promise<void>;
	/** Keeps what a site sends beside leads (`POST /api/miscellaneous`). */
	saveMiscellaneous(record: Miscellaneous): Promise<void>;
}

/** What law and thrift ask of stored leads: by command, but for `tidy`, which the service does every hour. */
export interface Care {
	/**
	 * Deletes every lead that was sent with an e-mail address in any of its steps, all that belongs to them, and valuations that name the
	 * address, and overwrites them in the files of SQLite. How many leads these were.
	 */
	erase(email: string): Promise<number>;
	/** Deletes leads received before a time, and all that belongs to them. How many leads these were. */
	purge(before: Date): Promise<number>;
	/**
	 * Forgets counters and used keys that no longer matter, and erases private answers whose time is over. Throws when SQLite's files keep a
	 * trace of them.
	 */
	tidy(now: Date): Promise<void>;
}
