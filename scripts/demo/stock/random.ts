/** Returns the next number of a series, at least 0 and below 1. */
export type Random = () => number;

/** A series of numbers that is the same for the same seed, on every machine (mulberry32, seeded by FNV-1a). */
export function randomFrom(seed: string): Random {
	let state = 2166136261;
	for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** A whole number from `low` to `high`, inclusive. */
export function between(random: Random, low: number, high: number): number {
	return low + Math.floor(random() * (high - low + 1));
}

/** An entry of a list. Throws when the list is empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
	const index = Math.floor(random() * list.length);
	if (index >= list.length) throw new RangeError('There is nothing to pick from an empty list');
	return list[index] as T;
}

/** An entry of a list, the first ones more often. Throws when the list is empty. */
export function pickEarly<T>(random: Random, list: readonly T[]): T {
	return pick(() => random() ** 1.25, list);
}

/** The list in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
	return list
		.map((item) => ({ item, place: random() }))
		.toSorted((a, b) => a.place - b.place)
		.map(({ item }) => item);
}
