/** The largest source that is read: some 80,000 vehicles with long comments. */
export const MAX_SOURCE_BYTES = 256 * 1024 * 1024;

/** The longest row of a CSV file, in characters; more means that a quote was never closed. */
export const MAX_CSV_ROW = 1_000_000;

/** Characters kept of a text that may run over pages: comments and disclaimers. */
export const MAX_LONG_TEXT = 100_000;

/** Characters kept of any other text. */
export const MAX_SHORT_TEXT = 1_000;

/** Characters kept of a make and a model, which headings and addresses repeat. */
export const MAX_NAME = 100;

/** A size as people read it: `256 MB`. */
export function megabytes(bytes: number): string {
	return `${Math.max(1, Math.round(bytes / 1024 / 1024)).toLocaleString('en-AU')} MB`;
}
