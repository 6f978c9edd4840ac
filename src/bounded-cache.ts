/** A cache that drops what was used longest ago once it is full. Small enough for pages, where the search uses it, too. */
export class BoundedCache<Value> {
	readonly #kept = new Map<string, { value: Value; size: number }>();
	readonly #limit: number;
	#total = 0;

	/** @param limit how much is kept: values, or the sum of their sizes */
	constructor(limit: number) {
		this.#limit = limit;
	}

	/**
	 * The value of a key, made when it is not kept. What `make` throws is thrown, and nothing is kept.
	 *
	 * @param size how much of the limit the value takes
	 */
	get(key: string, make: () => Value, size = 1): Value {
		const known = this.#kept.get(key);
		const value = known ? known.value : make();
		this.delete(key);
		this.#kept.set(key, { value, size });
		this.#total += size;
		for (const oldest of this.#kept.keys()) {
			if (this.#total <= this.#limit) break;
			this.delete(oldest);
		}
		return value;
	}

	delete(key: string): void {
		this.#total -= this.#kept.get(key)?.size ?? 0;
		this.#kept.delete(key);
	}
}
