import { phraseSpans } from './spans.ts';
import { lowerBound, type WordIndex } from './word-index.ts';

/**
 * The two words that one was meant to be, 'land cruiser' for 'landcruiser': of the ways to part it the one that most documents have
 * in a row. Null when none has any.
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
		// Where no word begins so, none begins so with more letters.
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
