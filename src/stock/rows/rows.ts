import type { FieldFinding } from '../check/findings.ts';

/** One record of a source with its number for people. */
export interface Row {
	/** The line of a CSV file, or the position in a list counted from 1. */
	number: number;
	/** The record as in the feed or mapped from columns, not checked yet. */
	record: unknown;
	/** The reason that the row cannot be read as a record; null when it can. */
	broken: FieldFinding | null;
}

/** The rows of a source. */
export interface Rows {
	countedBy: 'line' | 'record';
	rows: Row[];
	/** Sentences about the source as a whole. */
	notes?: string[];
}
