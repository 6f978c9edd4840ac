import type { StockSummary } from '../stock/report/stock-report.ts';

/** The outcome of one dealer's build. */
export type Outcome = Built | Failed;

/** A build that wrote the site: counts of its pages (rendered, reused and removed files among them), and of its stock. */
export interface Built {
	status: 'built';
	slug: string;
	pages: number;
	rendered: number;
	reused: number;
	removed: number;
	stock: StockSummary;
	/** The host names of the published site. */
	hosts: string[];
}

/** A failed build: the dealer keeps its previous site, and other dealers are not affected. */
export interface Failed {
	status: 'failed';
	slug: string;
	/** Sentences that name the cause and the remedy. */
	problems: string[];
}

/** A rendered or reused page with its facts, as stored in the manifest. */
export interface PageRecord {
	file: string;
	/** Its file of facts; null for none. */
	facts: string | null;
	/** The hash of its content. */
	key: string;
	/** The hash of what its content is computed from; empty where that is not known. */
	inputs: string;
	/** The hash of what tells whether those have changed; empty where that is not known. */
	source: string;
	lastModified: string;
	kind: string;
	/** Whether they are new and in the staging folder. */
	isStaged: boolean;
}
