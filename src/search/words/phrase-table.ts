/** Phrases by their kinds, each a pattern; where several begin at one place the first counts. */
export type PhraseTable<Kind extends string> = readonly (readonly [kind: Kind, pattern: RegExp])[];

/** A table of phrases, each a pattern of a regular expression; a space or hyphen may be before them, and a plural's 's' after them. */
export function phraseTable<Kind extends string>(phrases: Readonly<Record<Kind, string>>): PhraseTable<Kind> {
	return (Object.entries(phrases) as [Kind, string][]).map(([kind, pattern]) => [
		kind,
		new RegExp(`[ -]?(?:${pattern})s?(?:(?<![a-z])|(?![a-z]))`, 'uy'),
	]);
}

/** The phrase of a table at an offset of a text in lower case: its kind, and the offset after it. Null for none. */
export function phraseAt<Kind extends string>(
	table: PhraseTable<Kind>,
	text: string,
	at: number,
): { kind: Kind; end: number } | null {
	for (const [kind, pattern] of table) {
		pattern.lastIndex = at;
		if (pattern.test(text)) return { kind, end: pattern.lastIndex };
	}
	return null;
}
