import type { WorkFolders } from './work-folders.ts';

/** One file of `suites/`: something the project promises, measured. */
export interface Suite {
	run: (bench: Bench) => Promise<Report>;
}

/** What a suite is given to work with. */
export interface Bench {
	/** The repository. */
	root: string;
	/** Small and once, to see that it runs. */
	quick: boolean;
	folders: WorkFolders;
	/** Tells what is being measured, as it may take minutes. */
	say: (line: string) => void;
}

/** What a suite found. */
export interface Report {
	tables: Table[];
	/** How to read the figures, and what could not be measured. */
	notes: string[];
}

export interface Table {
	title: string;
	/** Keys of the rows, in the order they are shown; units are part of their names. */
	columns: readonly string[];
	/** Null for what was not measured. */
	rows: Record<string, string | number | null>[];
}
