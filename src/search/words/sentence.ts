import type { Part } from './item.ts';
import { misspelt, named } from './names.ts';
import { phraseAt } from './phrase-table.ts';
import { KEYWORDS, PARTS } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';
import { FILLERS } from './word-lists.ts';

/** A word of a sentence without the punctuation around it. */
export interface Word {
	readonly text: string;
	/** Offsets in the sentence. */
	readonly start: number;
	readonly end: number;
	/** Whether punctuation follows, which ends a phrase. */
	readonly isLast: boolean;
}

/** The longest name, words: 'Apple CarPlay and Android Auto'. */
const MOST_WORDS = 6;

/** A sentence that is being understood. */
export interface Sentence {
	/** See `plainText`. */
	readonly text: string;
	readonly words: readonly Word[];
	readonly vocabulary: Vocabulary;
}

export function sentenceOf(typed: string, vocabulary: Vocabulary): Sentence {
	const text = plainText(typed);
	const words = [...text.matchAll(/[^\s('.,;:!?]\S*/g)].map(({ 0: found, index }): Word => {
		const word = found.replace(/[)'.,;:!?]+$/, '');
		const isLast = /[.,;:!?]$/.test(found);
		return { text: word, start: index, end: index + word.length, isLast };
	});
	// Signs without a letter or digit are no words.
	return { text, words: words.filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word)), vocabulary };
}

/**
 * A text in lower case with plain spaces, quotes and dashes, where 'white/silver' is 'white or silver' and 'MY23' is 2023, and without 'do you' and the small
 * words in 'to tow a caravan'.
 */
function plainText(typed: string): string {
	return typed
		.toLowerCase()
		.replace(/\s+/g, ' ')
		.replace(/[‘’]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/[‐-―]/g, '-')
		.replace(/(?<![<\p{L}])(\p{L}{2,})\/(?=\p{L}{2})/gu, '$1 or ')
		.replace(/\b(?:do|have) you\b/g, '')
		.replace(/\bmy(?=\d\d\b)/g, '20')
		.replace(/\b(tow\w*|pull\w*) (?:(?:an?|my|our|the|up to) )+/g, '$1 ');
}

/** The words of a phrase from an offset on: at most as many as a name has. */
export function wordsFrom({ words }: Sentence, at: number): readonly Word[] {
	const phrase = words.filter(({ end }) => end > at).slice(0, MOST_WORDS);
	const last = phrase.findIndex(({ isLast }) => isLast);
	return last < 0 ? phrase : phrase.slice(0, last + 1);
}

/** The longest name that begins with the word at an offset, and the offset after it; null for none. */
export function nameAt(sentence: Sentence, at: number): (Part & { kind: 'names' }) | null {
	const { text, vocabulary } = sentence;
	const words = wordsFrom(sentence, at);
	const [first, second] = words;
	if (!first) return null;
	// 'a 3 series' is no A3.
	const isArticle = first.text === 'a' && !second?.text.startsWith('class');
	const lasts = words.filter(
		(word) => word === first || !(isArticle || phraseAt(KEYWORDS, text, word.start)),
	);
	for (const { end } of lasts.toReversed()) {
		const names = named(text.slice(first.start, end), vocabulary.names);
		const isOfPart = names[0]?.facet === 'colour' && phraseAt(PARTS, text, end);
		if (names.length > 0 && !isOfPart) return { kind: 'names', names, end };
	}
	const names = FILLERS.has(first.text) ? [] : misspelt(first.text, vocabulary.names);
	return names.length > 0 ? { kind: 'names', names, end: first.end } : null;
}
