import type { SearchIndex } from '../search-index.ts';
import { derivationsOf, typosAllowed } from './derivations.ts';
import type { QueryTerm } from './query-terms.ts';
import type { SoughtWord } from './spans.ts';
import { splitWord } from './split-word.ts';

/** What one or several neighbouring terms of a query may mean, taken as one word. */
export interface WordMeaning {
	/** The word they are; null for a phrase and for words that were joined. */
	readonly word: string | null;
	readonly derivations: readonly SoughtWord[];
	readonly phrases: readonly { words: readonly string[]; typos: number }[];
}

/** What neighbouring terms mean: words that are alike, synonyms, two words in place of one. Quoted words mean themselves. */
export function meaningOf(index: SearchIndex, terms: readonly QueryTerm[]): WordMeaning {
	const words = terms.flatMap((term) => term.words);
	if (terms[0]?.isPhrase) return { word: null, derivations: [], phrases: [{ words, typos: 0 }] };
	const word = words.join('');
	const isJoined = terms.length > 1;
	const isPrefix = terms.at(-1)?.isPrefix === true;
	const typos = Math.max(0, typosAllowed(word, index.settings) - (terms.length - 1));
	return {
		word: isJoined ? null : word,
		derivations: derivationsOf(index.words, word, { typos, isPrefix, isJoined }),
		phrases: [...synonymsOf(index, words), ...splitsOf(index, word, words)],
	};
}

/** What the settings say means the same as some words, in a row or written as one. */
function synonymsOf({ synonyms }: SearchIndex, words: readonly string[]): WordMeaning['phrases'] {
	const keys = new Set([words.join(' '), words.join('')]);
	return [...keys].flatMap((key) => synonyms.get(key) ?? []).map((synonym) => ({ words: synonym, typos: 0 }));
}

/** The two words a word may have been meant to be; not those it was joined of. */
function splitsOf(index: SearchIndex, word: string, joined: readonly string[]): WordMeaning['phrases'] {
	const split = splitWord(index.words, word, (attribute, code) => index.rowsOfCode(attribute, code));
	const isNew = split !== null && (joined.length === 1 || split.join(' ') !== joined.join(' '));
	return isNew ? [{ words: split, typos: 1 }] : [];
}
