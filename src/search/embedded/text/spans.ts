import { findWord, type WordIndex } from './word-index.ts';

/** One word or several consecutive words in a value of an attribute. */
export interface Span {
	attribute: number;
	/** The value's code. */
	code: number;
	/** The positions of its first and last word. */
	first: number;
	last: number;
	typos: number;
}

/** Called for each span. The parameters are separate because thousands of objects would be slow. */
export type SpanVisitor = (
	attribute: number,
	code: number,
	first: number,
	last: number,
	typos: number,
) => void;

/** A word of the index to match. */
export interface SoughtWord {
	/** Its number in the index. */
	readonly word: number;
	/** Its edit distance from the typed word. */
	readonly typos: number;
	/** Whether it differs from the typed word; attributes without typo tolerance accept only the typed word. */
	readonly isDerived: boolean;
}

/** Visits the occurrences of a word of the index. */
export function visitWord(
	index: WordIndex,
	{ word, typos, isDerived }: SoughtWord,
	visitor: SpanVisitor,
): void {
	const { starts, attributes, codes, positions, isTolerant } = index;
	const end = starts[word + 1] as number;
	for (let at = starts[word] as number; at < end; at += 1) {
		const attribute = attributes[at] as number;
		if (isDerived && !isTolerant[attribute]) continue;
		const position = positions[at] as number;
		visitor(attribute, codes[at] as number, position, position, typos);
	}
}

/** Visits the exact occurrences of a word. */
export function visitExactly(index: WordIndex, word: string, visitor: SpanVisitor): void {
	const found = findWord(index, word);
	if (found >= 0) visitWord(index, { word: found, typos: 0, isDerived: false }, visitor);
}

/** The spans in which several words follow each other. */
export function phraseSpans(index: WordIndex, words: readonly string[], typos: number): Span[] {
	const [first, ...others] = words;
	if (first === undefined || !words.every((word) => findWord(index, word) >= 0)) return [];
	let spans: Span[] = [];
	visitExactly(index, first, (attribute, code, place) => {
		spans.push({ attribute, code, first: place, last: place, typos });
	});
	for (const word of others) {
		const places = new Set<number>();
		visitExactly(index, word, (attribute, code, place) => {
			places.add(placeKey(attribute, code, place));
		});
		spans = spans
			.map((span) => ({ ...span, last: span.last + 1 }))
			.filter(({ attribute, code, last }) => places.has(placeKey(attribute, code, last)));
	}
	return spans;
}

function placeKey(attribute: number, code: number, place: number): number {
	return (code * 256 + attribute) * 65_536 + place;
}
