import type { WorkFolders } from './work-folders.ts';

/** A benchmark suite, one file of `suites/`: measures something the project promises. */
export interface Suite {
	run: (bench: Bench) => Promise<Report>;
}

/** What a suite works with. */
export interface Bench {
	/** The repository. */
	root: string;
	/** Small sizes and one run, to check that the suite works. */
	quick: boolean;
	/** Only what the suite's targets need, in the shortest time. */
	targets: boolean;
	/** A dealer's real feed to build, too; null for none. */
	feed: string | null;
	folders: WorkFolders;
	/** Reports what is being measured, as a measurement may take minutes. */
	say: (line: string) => void;
}

/** A suite's results. */
export interface Report {
	tables: Table[];
	/** How to read the figures, and what could not be measured. */
	notes: string[];
}

/** A table of a benchmark's results. */
export interface Table {
	title: string;
	/** Keys of the rows in display order; units are part of the names. */
	columns: readonly string[];
	/** Null where nothing was measured. */
	rows: Record<string, string | number | null>[];
}
