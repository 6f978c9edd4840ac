/** Phrases by their meanings, each a pattern; where several begin at one place the first counts. */
export type PhraseTable<Meaning extends string> = readonly (readonly [meaning: Meaning, pattern: RegExp])[];

/** A table of phrases, each a pattern of a regular expression; a space or hyphen may be before them. */
export function phraseTable<Meaning extends string>(
	phrases: Readonly<Record<Meaning, string>>,
): PhraseTable<Meaning> {
	return (Object.entries(phrases) as [Meaning, string][]).map(([meaning, pattern]) => [
		meaning,
		new RegExp(`[\\s-]?(?:${pattern})(?:(?<![a-z])|(?![a-z]))`, 'uy'),
	]);
}

/** The phrase of a table at an offset of a text in lower case: its meaning, and the offset after it. Null for none. */
export function phraseAt<Meaning extends string>(
	table: PhraseTable<Meaning>,
	text: string,
	at: number,
): { meaning: Meaning; end: number } | null {
	for (const [meaning, pattern] of table) {
		pattern.lastIndex = at;
		if (pattern.test(text)) return { meaning, end: pattern.lastIndex };
	}
	return null;
}
