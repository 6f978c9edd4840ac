/** Foreign currencies by the spellings used in feeds. */
const FOREIGN: readonly (readonly [pattern: RegExp, name: string])[] = [
	[/\bNZD(?![a-z])|NZ\s?\$/i, 'New Zealand dollars'],
	[/\bUSD(?![a-z])|(?<![a-z])US\s?\$/i, 'US dollars'],
	[/\bCAD(?![a-z])|CA\s?\$/i, 'Canadian dollars'],
	[/\bSGD(?![a-z])|(?<![a-z])S\$/i, 'Singapore dollars'],
	[/\bHKD(?![a-z])|HK\s?\$/i, 'Hong Kong dollars'],
	[/\bEUR(?![a-z])|€/i, 'euros'],
	[/\bGBP(?![a-z])|£/i, 'pounds'],
	[/\b(?:JPY|CNY|RMB)(?![a-z])|¥/i, 'yen or yuan'],
];

/** The name of a foreign currency that a text contains; null for none. */
export function foreignCurrency(text: string): string | null {
	return FOREIGN.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
