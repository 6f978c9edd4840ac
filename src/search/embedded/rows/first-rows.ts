import type { RowOrder } from './sort-rules.ts';

/** Sort keys must stay below this to be exact integers. */
const EXACT = Number.MAX_SAFE_INTEGER;

/** With more than this many candidates for each wanted row, selecting the lowest is cheaper than sorting all. */
const MANY = 4;

/**
 * Orders rows by several rules: each breaks the ties of those before it. Rows that can no longer be among the first `count` are dropped
 * after each rule, so later rules see few rows.
 */
export class FirstRows {
	readonly #count: number;
	#rows: Uint32Array;
	#keys: Float64Array;
	/** Exclusive upper bound of the keys. */
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

	/** The first rows in order (a stable sort). */
	inOrder(): number[] {
		const rows = this.#rows;
		if (this.#limit === 1) return [...rows.subarray(0, this.#count)];
		this.#makeRoom(rows.length);
		const keys = this.#keys.map((key, place) => key * rows.length + place);
		return Array.from(lowest(keys, this.#count), (key) => rows[key % rows.length] as number);
	}

	/** Where keys would exceed `EXACT`, replaces them by their ranks: the same order in smaller numbers. */
	#makeRoom(limit: number): void {
		if (this.#limit * limit <= EXACT) return;
		const distinct = [...new Set(this.#keys.toSorted())];
		const ranks = new Map(distinct.map((key, rank) => [key, rank]));
		this.#keys = this.#keys.map((key) => ranks.get(key) as number);
		this.#limit = distinct.length;
	}
}

// Here and elsewhere a loop over all rows is a function of its own, for on-stack replacement: a browser compiles a loop while it runs,
// before it has profiled the code after it, and would have to deoptimise each time that code is reached.

function addPlaces(keys: Float64Array, rows: Uint32Array, { placeOf, limit }: RowOrder): void {
	for (let at = 0; at < rows.length; at += 1) {
		keys[at] = (keys[at] as number) * limit + placeOf(rows[at] as number);
	}
}

/** Moves the rows whose keys are at most `last` to the beginning; returns their number. */
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

/** The `count` lowest numbers, ascending. */
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
