/** The maximum size of a source: some 80,000 vehicles with long comments. */
export const MAX_SOURCE_BYTES = 256 * 1024 * 1024;

/** The maximum length of a CSV row, characters; a longer row means an unclosed quote. */
export const MAX_CSV_ROW = 1_000_000;

/** The maximum length of comments and disclaimers, characters. */
export const MAX_LONG_TEXT = 100_000;

/** The maximum length of any other text, characters. */
export const MAX_SHORT_TEXT = 1_000;

/** The maximum length of a make or model, characters, as headings and addresses contain them. */
export const MAX_NAME = 100;

/** Formats a size: `256 MB`. */
export function megabytes(bytes: number): string {
	return `${Math.max(1, Math.round(bytes / 1024 / 1024)).toLocaleString('en-AU')} MB`;
}
