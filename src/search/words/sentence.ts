import { BOUNDS } from './amount-phrases.ts';
import type { Part } from './item.ts';
import { named, spelt } from './named.ts';
import { PARTS, PHRASES } from './phrases.ts';
import { plainText } from './plain-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a sentence without the punctuation around it. */
export interface Word {
	readonly text: string;
	/** As the names of the stock spell it. */
	readonly spelt: string;
	/** Offsets in the sentence. */
	readonly start: number;
	readonly end: number;
}

/** The longest name, words: 'Apple CarPlay and Android Auto'. */
const MOST_WORDS = 6;

/** A sentence that is being understood. */
export interface Sentence extends Vocabulary {
	/** In plain words, see `plainText`. */
	readonly text: string;
	readonly words: readonly Word[];
}

/** A typed text as a sentence: its words without punctuation, with the stock they are understood by. */
export function sentenceOf(typed: string, vocabulary: Vocabulary): Sentence {
	const text = vocabulary.names.rewritten.reduce(
		(words, [pattern, plain]) => words.replace(new RegExp(pattern, 'g'), plain),
		plainText(typed),
	);
	// Signs without a letter or digit are no words.
	const words = [...text.matchAll(/[^\s('.,;:!?]*[\p{L}\p{N}](\S*[^\s)'.,;:!?])?/gu)].map(
		({ 0: word, index }): Word => ({
			text: word,
			spelt: spelt(word, vocabulary.names),
			start: index,
			end: index + word.length,
		}),
	);
	return { ...vocabulary, text, words };
}

/** The words after an offset, as far as the punctuation that ends their phrase: at most as many as a name has. */
export function phraseAfter({ text, words }: Sentence, at: number): readonly Word[] {
	return words
		.filter(({ start, end }) => end > at && !/[.,;:!?] /.test(text.slice(at, start)))
		.slice(0, MOST_WORDS);
}

/** The longest name that begins with the word at an offset, and the offset after it; null for none. */
export function nameAt(sentence: Sentence, at: number): (Part & { kind: 'names' }) | null {
	const { text, names: known } = sentence;
	const words = phraseAfter(sentence, at);
	const [first] = words;
	if (!first) return null;
	// 'a 3 series' is no A3, and 'ranger over 20k' no Range Rover.
	const isArticle = /^a (?!class)/.test(text.slice(first.start));
	const isOther = ({ start }: Word) => isArticle || PHRASES(text, start) || BOUNDS(text, start);
	const counts = words.flatMap((word, index) => (word === first || !isOther(word) ? index + 1 : []));
	for (const count of counts.toReversed()) {
		const phrase = words.slice(0, count);
		const { end } = phrase.at(-1) ?? first;
		const typed = named(text.slice(first.start, end), known);
		const names = typed[0] ? typed : named(phrase.map((word) => word.spelt).join(' '), known);
		const [name] = names;
		const isOfPart = name && /colour|fuel/.test(name.facet) && PARTS(text, end);
		if (name && !isOfPart) return { kind: 'names', names, end };
	}
	return null;
}
