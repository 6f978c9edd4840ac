import type { Column } from '../column.ts';
import type { Codes } from '../format/codes.ts';
import type { WordIndex } from './word-index.ts';

/** What the values of an attribute cost, by their codes, and the codes of the rows. */
interface AttributeCosts {
	readonly codes: Codes;
	readonly costs: Uint16Array;
}

/** What values cost by a rule about the text. A row costs what the cheapest of its values does. */
export class ValueCosts {
	/** Those of the attributes that something was said about. */
	readonly #known: AttributeCosts[] = [];
	readonly #byAttribute: (AttributeCosts | undefined)[] = [];
	readonly #words: WordIndex;
	/** What a value costs that nothing was said about: more than any other. */
	readonly #most: number;

	constructor(words: WordIndex, most: number) {
		this.#words = words;
		this.#most = most;
	}

	/** Whether nothing was said about any value. */
	get isEmpty(): boolean {
		return this.#known.length === 0;
	}

	/** By attribute; those that nothing was said about are missing. */
	get attributes(): readonly (AttributeCosts | undefined)[] {
		return this.#byAttribute;
	}

	/** Says what a value costs, unless something cheaper was said before. */
	lower(attribute: number, code: number, cost: number): void {
		const { costs } = this.#byAttribute[attribute] ?? this.#addAttribute(attribute);
		if (cost < (costs[code] as number)) costs[code] = cost;
	}

	/** What a row costs. */
	of(row: number): number {
		const known = this.#known;
		let least = this.#most;
		for (let at = 0; at < known.length; at += 1) {
			const { codes, costs } = known[at] as AttributeCosts;
			const cost = costs[codes[row] as number] as number;
			if (cost < least) least = cost;
		}
		return least;
	}

	#addAttribute(attribute: number): AttributeCosts {
		const { codes, dictionary } = this.#words.columns[attribute] as Column;
		const added = { codes, costs: new Uint16Array(dictionary.length).fill(this.#most) };
		this.#known.push(added);
		this.#byAttribute[attribute] = added;
		return added;
	}
}
