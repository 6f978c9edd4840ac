import type { StockSource } from '../domain/feed/stock-source.ts';
import type { Selection } from './select/select-stock.ts';
import type { Stock } from './snapshot/stock.ts';

/** A dealer's stock options. */
export interface StockSettings extends Selection {
	from: StockSource;
	/** The share of invalid rows, 0 to 1, above which a source is rejected. */
	max_rejected_share: number;
	/** The share of listed vehicles, 0 to 1, that may disappear at once; see `isLargeFall`. */
	max_fall_share: number;
}

/** Which stock to read, and how it is judged. */
export interface StockOrder {
	settings: StockSettings;
	/** Days a sold vehicle stays in lists (SOLD-006). */
	soldDays: number;
	/** Whether to accept a large fall in listed vehicles. */
	acceptFewer: boolean;
	/** The dealer's folder. */
	folder: string;
	/** A file that replaces the source; null for none. */
	override: string | null;
	/** The hash of the feed that was just fetched, and is not asked for again; null or left out to ask. */
	fetched?: string | null;
	/** The file of the last good stock. Files with a suffix beside it: an http source's response, an override's stock. */
	snapshotPath: string;
	/** The time of the build. */
	now: Date;
	/** What the process remembers of the last build; it is written, too. Left out for a single build. */
	memory?: StockMemory;
}

/** The last stock of a dealer in a process that builds it again and again. */
export interface StockMemory {
	last?: { key: string; stock: Stock };
}
