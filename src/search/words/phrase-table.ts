/** Phrases with their meanings; where several begin at one place the first counts. */
export type PhraseTable<Meaning> = readonly (readonly [pattern: RegExp, meaning: Meaning])[];

/** A table of phrases, each a pattern of a regular expression; a space or hyphen may be before them. */
export function phraseTable<Meaning>(
	phrases: readonly (readonly [pattern: string, meaning: Meaning])[],
): PhraseTable<Meaning> {
	return phrases.map(([pattern, meaning]) => [
		new RegExp(`[\\s-]?(?:${pattern})(?:(?<![a-z])|(?![a-z]))`, 'uy'),
		meaning,
	]);
}

/** The phrase of a table at an offset of a text in lower case: its meaning, and the offset after it. Null for none. */
export function phraseAt<Meaning>(
	table: PhraseTable<Meaning>,
	text: string,
	at: number,
): { meaning: Meaning; end: number } | null {
	for (const [pattern, meaning] of table) {
		pattern.lastIndex = at;
		if (pattern.test(text)) return { meaning, end: pattern.lastIndex };
	}
	return null;
}
