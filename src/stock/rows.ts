import type { FieldFinding } from './findings.ts';

/** One record of a source, numbered as a person would count. */
export interface Row {
	/** The line of a CSV file, or the place in a JSON list counted from 1. */
	number: number;
	/** As the feed has it, or as the columns of a table were mapped; it is not checked yet. */
	record: unknown;
	/** Why the row cannot even be read as a record; null when it can. */
	broken: FieldFinding | null;
}

/** What a source holds. */
export interface Rows {
	countedBy: 'line' | 'record';
	rows: Row[];
	/** Sentences about the source as a whole. */
	notes?: string[];
}
