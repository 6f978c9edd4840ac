import { phraseSpans } from './spans.ts';
import { lowerBound, type WordIndex } from './word-index.ts';

/**
 * Splits a word into two: 'landcruiser' into 'land cruiser'. Of all splits, the one whose words follow each other in the most
 * documents; null where none do.
 */
export function splitWord(
	index: WordIndex,
	word: string,
	rowsOfCode: (attribute: number, code: number) => number,
): [string, string] | null {
	let best: [string, string] | null = null;
	let most = 0;
	for (let at = 1; at < word.length; at += 1) {
		const parts: [string, string] = [word.slice(0, at), word.slice(at)];
		const nearest = index.words[lowerBound(index.words, parts[0])];
		// Where no word of the index has this prefix, none has a longer one.
		if (!nearest?.startsWith(parts[0])) break;
		if (nearest !== parts[0]) continue;
		const values = new Set(phraseSpans(index, parts, 0).map(({ attribute, code }) => attribute + code * 256));
		let rows = 0;
		for (const value of values) rows += rowsOfCode(value % 256, Math.floor(value / 256));
		if (rows > most) {
			most = rows;
			best = parts;
		}
	}
	return best;
}
