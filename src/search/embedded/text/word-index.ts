import { type Column, scalarsOf } from '../column.ts';
import type { EngineSettings } from '../engine-settings.ts';
import type { Value } from '../format/dictionary.ts';
import { FAR, isHardGap, tokensOf } from './tokens.ts';

/** Longer words are in no index. */
const LONGEST_WORD = 250;

/**
 * Where the words of the searchable attributes stand. Words are not looked for in documents but in the different values of each
 * attribute, of which there are far fewer. The occurrences of a word are those from `starts[word]` up to `starts[word + 1]`.
 */
export interface WordIndex {
	/** In the order of their characters. */
	readonly words: readonly string[];
	readonly starts: Uint32Array;
	/** Of each occurrence: the attribute's place among `columns`, the code of the value, and the word's place in the value. */
	readonly attributes: Uint8Array;
	readonly codes: Uint32Array;
	readonly positions: Uint16Array;
	/** The searchable attributes that documents have; those they lack are undefined. */
	readonly columns: readonly (Column | undefined)[];
	/** How many words each value of each attribute has. */
	readonly lengths: readonly Uint16Array[];
	/** Whether words of an attribute may be misspelt. */
	readonly isTolerant: readonly boolean[];
	/** The words that stand in tolerant attributes, in order. */
	readonly tolerantWords: readonly number[];
}

/** Finds the words of all searchable attributes. */
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

/** Occurrences as they are found. */
class Occurrences {
	readonly #numbers = new Map<string, number>();
	/** Of each occurrence the word's number, the attribute, the code and the position. */
	readonly #found: number[] = [];

	/** Adds the words of a value and says how many there are. Those of a list's items stand far apart. */
	addValue(value: Value, attribute: number, code: number): number {
		let count = 0;
		let position = -FAR;
		for (const scalar of scalarsOf(value)) {
			let isFirst = true;
			for (const { word, gap } of tokensOf(String(scalar))) {
				position += isFirst || isHardGap(gap) ? FAR : 1;
				isFirst = false;
				if (word.length > LONGEST_WORD) continue;
				this.#found.push(this.#numberOf(word), attribute, code, position);
				count += 1;
			}
		}
		return count;
	}

	/** All of them in the order of their words. */
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

/** The first word that is not before a text. */
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

/** The number of a word; -1 for one that is nowhere. */
export function findWord({ words }: WordIndex, word: string): number {
	const place = lowerBound(words, word);
	return words[place] === word ? place : -1;
}
