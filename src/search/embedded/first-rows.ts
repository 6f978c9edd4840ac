import type { RowOrder } from './sort-rules.ts';

/** A number that is whole and exact is below this. */
const EXACT = Number.MAX_SAFE_INTEGER;

/** Among more things than this for each that is wanted, the first ones are picked out rather than all of them sorted. */
const MANY = 4;

/**
 * Orders rows by one rule after the other: a rule decides where those before it found no difference. Rows that can no longer be
 * among the first ones are left out, so that most rules look at few.
 */
export class FirstRows {
	readonly #count: number;
	#rows: Uint32Array;
	#keys: Float64Array;
	/** No key reaches it. */
	#limit = 1;

	constructor(rows: Uint32Array, count: number) {
		this.#count = count;
		this.#rows = rows.slice();
		this.#keys = new Float64Array(rows.length);
	}

	/** Adds a rule. */
	add(order: RowOrder): void {
		if (order.limit === 1) return;
		this.#makeRoom(order.limit);
		addPlaces(this.#keys, this.#rows, order);
		this.#limit *= order.limit;
		if (this.#rows.length <= MANY * this.#count) return;
		const kept = keepUpTo(lowest(this.#keys, this.#count).at(-1) as number, this.#keys, this.#rows);
		this.#rows = this.#rows.subarray(0, kept);
		this.#keys = this.#keys.subarray(0, kept);
	}

	/** The first rows in their order; equal ones stay as they came. */
	inOrder(): number[] {
		const rows = this.#rows;
		if (this.#limit === 1) return [...rows.subarray(0, this.#count)];
		this.#makeRoom(rows.length);
		const keys = this.#keys.map((key, place) => key * rows.length + place);
		return Array.from(lowest(keys, this.#count), (key) => rows[key % rows.length] as number);
	}

	/** Where keys would become too high, replaces them by their rank, which is the same order in smaller numbers. */
	#makeRoom(limit: number): void {
		if (this.#limit * limit <= EXACT) return;
		const distinct = [...new Set(this.#keys.toSorted())];
		const ranks = new Map(distinct.map((key, rank) => [key, rank]));
		this.#keys = this.#keys.map((key) => ranks.get(key) as number);
		this.#limit = distinct.length;
	}
}

// A loop over all rows is a function of its own here and elsewhere: browsers compile it while it runs, when they have not yet seen
// what comes after it, and would have to give up what they compiled each time they get there.

function addPlaces(keys: Float64Array, rows: Uint32Array, { placeOf, limit }: RowOrder): void {
	for (let at = 0; at < rows.length; at += 1) {
		keys[at] = (keys[at] as number) * limit + placeOf(rows[at] as number);
	}
}

/** Moves the rows whose keys are not above `last` to the beginning, and says how many they are. */
function keepUpTo(last: number, keys: Float64Array, rows: Uint32Array): number {
	let kept = 0;
	for (let at = 0; at < rows.length; at += 1) {
		if ((keys[at] as number) > last) continue;
		rows[kept] = rows[at] as number;
		keys[kept] = keys[at] as number;
		kept += 1;
	}
	return kept;
}

/** The `count` lowest of some numbers, upwards. */
function lowest(numbers: Float64Array, count: number): Float64Array {
	if (numbers.length <= MANY * count) return numbers.toSorted().subarray(0, count);
	const found = numbers.slice(0, count).sort().reverse();
	let highest = found[0] as number;
	for (let at = count; at < numbers.length; at += 1) {
		const number = numbers[at] as number;
		if (number >= highest) continue;
		let place = 0;
		while (place + 1 < count && (found[place + 1] as number) > number) {
			found[place] = found[place + 1] as number;
			place += 1;
		}
		found[place] = number;
		highest = found[0] as number;
	}
	return found.reverse();
}
