import type { Column } from '../column.ts';
import type { Codes } from '../format/codes.ts';
import type { WordIndex } from './word-index.ts';

/** The costs of an attribute's values by code, and the codes of the rows. */
interface AttributeCosts {
	readonly codes: Codes;
	readonly costs: Uint16Array;
}

/** The costs of values by a text rule. A row has the lowest cost of its values. */
export class ValueCosts {
	/** The attributes with at least one lowered cost. */
	readonly #known: AttributeCosts[] = [];
	readonly #byAttribute: (AttributeCosts | undefined)[] = [];
	readonly #words: WordIndex;
	/** The default cost of a value, and the highest. */
	readonly #most: number;

	constructor(words: WordIndex, most: number) {
		this.#words = words;
		this.#most = most;
	}

	/** Whether no cost was lowered. */
	get isEmpty(): boolean {
		return this.#known.length === 0;
	}

	/** By attribute; undefined for an attribute without a lowered cost. */
	get attributes(): readonly (AttributeCosts | undefined)[] {
		return this.#byAttribute;
	}

	/** Lowers a value's cost, unless it is as low already. */
	lower(attribute: number, code: number, cost: number): void {
		const { costs } = this.#byAttribute[attribute] ?? this.#addAttribute(attribute);
		if (cost < (costs[code] as number)) costs[code] = cost;
	}

	/** The cost of a row. */
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
