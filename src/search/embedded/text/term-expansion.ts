import type { SearchIndex } from '../search-index.ts';
import { derivationsOf, typosAllowed } from './derivations.ts';
import type { TermExpansion } from './matched-words.ts';
import type { QueryTerm } from './query-terms.ts';
import { splitWord } from './split-word.ts';

/** Expands neighbouring terms: similar words, synonyms, one word split in two. A quoted phrase is not expanded. */
export function expandTerms(index: SearchIndex, terms: readonly QueryTerm[]): TermExpansion {
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

/** The synonyms of some words, written separately or as one. */
function synonymsOf({ synonyms }: SearchIndex, words: readonly string[]): TermExpansion['phrases'] {
	const keys = new Set([words.join(' '), words.join('')]);
	return [...keys].flatMap((key) => synonyms.get(key) ?? []).map((synonym) => ({ words: synonym, typos: 0 }));
}

/** The split of a word in two, unless it was joined from just these. */
function splitsOf(index: SearchIndex, word: string, joined: readonly string[]): TermExpansion['phrases'] {
	const split = splitWord(index.words, word, (attribute, code) => index.rowsOfCode(attribute, code));
	const isNew = split !== null && (joined.length === 1 || split.join(' ') !== joined.join(' '));
	return isNew ? [{ words: split, typos: 1 }] : [];
}
