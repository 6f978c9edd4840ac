import type { StockSummary } from '../stock/stock-report.ts';

/** What became of one dealer's build. */
export type Outcome = Built | Failed;

export interface Built {
	status: 'built';
	slug: string;
	pages: number;
	rendered: number;
	reused: number;
	removed: number;
	stock: StockSummary;
	/** Host names the site is published at. */
	hosts: string[];
}

/** The dealer keeps the site it had; no other dealer is touched. */
export interface Failed {
	status: 'failed';
	slug: string;
	/** Sentences that name the place and the way out. */
	problems: string[];
}

/** One drawn or reused page with its facts, as the manifest keeps it. */
export interface PageRecord {
	file: string;
	/** The file of facts beside it; null for none. */
	facts: string | null;
	key: string;
	lastModified: string;
	/** Whether they were made now and wait in the staging folder. */
	isStaged: boolean;
}
