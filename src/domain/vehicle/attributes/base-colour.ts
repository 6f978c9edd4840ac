/** Words in paint names that imply a colour, in addition to its own name. */
const WORDS: Record<string, readonly string[]> = {
	Beige: ['sand', 'sandstorm', 'cream', 'champagne', 'ivory', 'fawn', 'tan'],
	Black: ['ebony', 'onyx', 'noir', 'nero', 'obsidian', 'jet'],
	Blue: ['navy', 'sapphire', 'cobalt', 'azure', 'cyan', 'turquoise', 'teal', 'aqua'],
	Brown: ['bronze', 'copper', 'mocha', 'chocolate', 'coffee'],
	Gold: ['golden'],
	Green: ['khaki', 'olive', 'emerald', 'lime'],
	Grey: ['gray', 'graphite', 'charcoal', 'slate', 'gunmetal', 'titanium', 'magnetite', 'ash', 'granite'],
	Orange: ['amber', 'tangerine', 'persimmon'],
	Pink: ['rose', 'magenta'],
	Purple: ['violet', 'plum', 'amethyst'],
	Red: ['ruby', 'burgundy', 'maroon', 'crimson', 'scarlet', 'cherry', 'rosso', 'garnet'],
	Silver: ['aluminium', 'platinum', 'chrome'],
	White: ['bianco', 'alabaster', 'snow', 'snowflake'],
	Yellow: ['giallo', 'lemon'],
};

const NAMES = new Map(Object.keys(WORDS).map((name) => [name.toLowerCase(), name]));
const ASSOCIATED = new Map(
	Object.entries(WORDS).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);

/**
 * The basic colour of a paint, for the colour facet (FACETS-006): 'Burning Red Pearl' is Red. The last colour name counts
 * ('Golden Black' is Black), else the last implied colour ('Deep Ocean Sapphire' is Blue); null for a name without either, such as
 * 'Starlight'.
 */
export function baseColourOf(paint: string): string | null {
	const words = paint.toLowerCase().match(/\p{L}+/gu) ?? [];
	const last = (names: ReadonlyMap<string, string>) => words.flatMap((word) => names.get(word) ?? []).at(-1);
	return last(NAMES) ?? last(ASSOCIATED) ?? null;
}
