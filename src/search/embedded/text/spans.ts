import { findWord, type WordIndex } from './word-index.ts';

/** One or several words in a row, in a value of an attribute. */
export interface Span {
	attribute: number;
	/** The value's code. */
	code: number;
	/** The places of its first and last word. */
	first: number;
	last: number;
	typos: number;
}

/** What is told a span. There may be thousands, so that they are no objects. */
export type SpanVisitor = (
	attribute: number,
	code: number,
	first: number,
	last: number,
	typos: number,
) => void;

/** A word of the index that is looked for. */
export interface SoughtWord {
	/** Its number. */
	readonly word: number;
	/** Letters that differ from what was typed. */
	readonly typos: number;
	/** Whether it is not the word as it was typed, which is all that counts in some attributes. */
	readonly isDerived: boolean;
}

/** Tells where a word stands. */
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

/** Tells where a word stands as it is. */
export function visitExactly(index: WordIndex, word: string, visitor: SpanVisitor): void {
	const found = findWord(index, word);
	if (found >= 0) visitWord(index, { word: found, typos: 0, isDerived: false }, visitor);
}

/** Where several words stand one after the other. */
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
