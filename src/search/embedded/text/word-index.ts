import { type Column, scalarsOf } from '../column.ts';
import type { EngineSettings } from '../engine-settings.ts';
import type { Value } from '../format/dictionary.ts';
import { FAR, isHardGap, tokensOf } from './tokens.ts';

/** Longer words are not indexed. */
const MAX_WORD_LENGTH = 250;

/**
 * The inverted index of the searchable attributes. It refers to the distinct values of each attribute rather than to documents, of
 * which there are far more. The posting list of a word is the range from `starts[word]` up to `starts[word + 1]`.
 */
export interface WordIndex {
	/** In code-unit order. */
	readonly words: readonly string[];
	readonly starts: Uint32Array;
	/** For each occurrence: the attribute's index in `columns`, the code of the value, and the word's position in the value. */
	readonly attributes: Uint8Array;
	readonly codes: Uint32Array;
	readonly positions: Uint16Array;
	/** The columns of the searchable attributes; undefined for an attribute that no document has. */
	readonly columns: readonly (Column | undefined)[];
	/** The number of words of each value, by attribute. */
	readonly lengths: readonly Uint16Array[];
	/** Whether an attribute tolerates typos. */
	readonly isTolerant: readonly boolean[];
	/** The words that occur in typo-tolerant attributes, ascending. */
	readonly tolerantWords: readonly number[];
}

/** Builds the word index of all searchable attributes. */
export function buildWordIndex(
	columnsByPath: ReadonlyMap<string, Column>,
	{ searchableAttributes, typoTolerance }: EngineSettings,
): WordIndex {
	const columns = searchableAttributes.map((path) => columnsByPath.get(path));
	const isTolerant = searchableAttributes.map((path) => !typoTolerance.disableOnAttributes.includes(path));
	const found = new Occurrences();
	const lengths = columns.map((column, attribute) =>
		Uint16Array.from(column?.dictionary ?? [], (value, code) => found.addValue(value, attribute, code)),
	);
	const index = { columns, isTolerant, lengths, ...found.byWord() };
	return { ...index, tolerantWords: tolerantWords(index) };
}

/** Collects occurrences, then groups them by word. */
class Occurrences {
	readonly #numbers = new Map<string, number>();
	/** Four numbers for each occurrence: the word's number, the attribute, the code and the position. */
	readonly #found: number[] = [];

	/** Adds the words of a value and returns their number. The items of a list are `FAR` apart. */
	addValue(value: Value, attribute: number, code: number): number {
		let count = 0;
		let position = -FAR;
		for (const scalar of scalarsOf(value)) {
			let isFirst = true;
			for (const { word, gap } of tokensOf(String(scalar))) {
				position += isFirst || isHardGap(gap) ? FAR : 1;
				isFirst = false;
				if (word.length > MAX_WORD_LENGTH) continue;
				this.#found.push(this.#numberOf(word), attribute, code, position);
				count += 1;
			}
		}
		return count;
	}

	/** All occurrences, grouped by word in code-unit order. */
	byWord(): Pick<WordIndex, 'words' | 'starts' | 'attributes' | 'codes' | 'positions'> {
		const words = [...this.#numbers.keys()].sort();
		const places = new Uint32Array(words.length);
		words.forEach((word, place) => {
			places[this.#numberOf(word)] = place;
		});
		const starts = this.#starts(places);
		const next = starts.slice();
		const count = this.#found.length / 4;
		const [attributes, codes, positions] = [
			new Uint8Array(count),
			new Uint32Array(count),
			new Uint16Array(count),
		];
		for (let at = 0; at < this.#found.length; at += 4) {
			const word = places[this.#found[at] as number] as number;
			const to = next[word] as number;
			next[word] = to + 1;
			attributes[to] = this.#found[at + 1] as number;
			codes[to] = this.#found[at + 2] as number;
			positions[to] = this.#found[at + 3] as number;
		}
		return { words, starts, attributes, codes, positions };
	}

	#starts(places: Uint32Array): Uint32Array {
		const starts = new Uint32Array(places.length + 1);
		for (let at = 0; at < this.#found.length; at += 4) {
			(starts[(places[this.#found[at] as number] as number) + 1] as number) += 1;
		}
		for (let word = 0; word < places.length; word += 1) {
			(starts[word + 1] as number) += starts[word] as number;
		}
		return starts;
	}

	#numberOf(word: string): number {
		const number = this.#numbers.get(word) ?? this.#numbers.size;
		this.#numbers.set(word, number);
		return number;
	}
}

function tolerantWords({
	words,
	starts,
	attributes,
	isTolerant,
}: Pick<WordIndex, 'words' | 'starts' | 'attributes' | 'isTolerant'>): number[] {
	return words.flatMap((_, word) => {
		const own = attributes.subarray(starts[word], starts[word + 1]);
		return own.some((attribute) => isTolerant[attribute]) ? [word] : [];
	});
}

/** The position of the first word that is not less than a text. */
export function lowerBound(words: readonly string[], text: string): number {
	let low = 0;
	let high = words.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((words[middle] as string) < text) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The number of a word; -1 where it is not in the index. */
export function findWord({ words }: WordIndex, word: string): number {
	const place = lowerBound(words, word);
	return words[place] === word ? place : -1;
}
