/** A least-recently-used (LRU) cache. Small enough for pages, where the search uses it. */
export class BoundedCache<Value> {
	readonly #kept = new Map<string, { value: Value; size: number }>();
	readonly #limit: number;
	#total = 0;

	/** @param limit the maximum number of values, or sum of their sizes */
	constructor(limit: number) {
		this.#limit = limit;
	}

	/**
	 * The cached value of a key, else the result of `make`, which is then cached. If `make` throws, nothing is cached.
	 *
	 * @param size the value's share of the limit
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
