/** A phrase in a text: its kind, and the offset after it. */
interface Phrase<Kind extends string> {
	readonly kind: Kind;
	readonly end: number;
}

/** Finds the phrase of a table at an offset of a text in lower case; null for none. */
export type PhraseAt<Kind extends string> = (text: string, at: number) => Phrase<Kind> | null;

/**
 * A table of phrases by their kinds, each a pattern of a regular expression; a space or hyphen may be before them, and a plural's 's' after
 * them. Where several begin at one place the first counts.
 */
export function phraseTable<Kind extends string>(phrases: Readonly<Record<Kind, string>>): PhraseAt<Kind> {
	const patterns = (Object.entries(phrases) as [Kind, string][]).map(
		([kind, pattern]) => [kind, new RegExp(`[ -]?(?:${pattern})s?(?:(?<![a-z])|(?![a-z]))`, 'uy')] as const,
	);
	return (text, at) => {
		for (const [kind, pattern] of patterns) {
			pattern.lastIndex = at;
			if (pattern.test(text)) return { kind, end: pattern.lastIndex };
		}
		return null;
	};
}

/** The kinds of a table's phrases. */
export type KindOf<Table extends PhraseAt<string>> = NonNullable<ReturnType<Table>>['kind'];
