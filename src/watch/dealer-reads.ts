import type { Version } from './versions.ts';

/**
 * Dealers that are read at the same time. Most of the time is spent waiting for feeds: one that does not answer for minutes delays no other
 * dealer, unless so many do. Each may hold a whole feed in memory.
 */
const AT_ONCE = 128;

/** Reads the folders and feeds of dealers, each at its own pace, and keeps what was found until it is taken. */
export class DealerReads {
	readonly #going = new Set<string>();
	readonly #found = new Map<string, Version>();
	#ended = Promise.withResolvers<void>();

	/** How many more dealers may be read now. */
	get room(): number {
		return Math.max(0, AT_ONCE - this.#going.size - this.#found.size);
	}

	/** Whether a dealer is being read, or what was found has not been taken yet. */
	has(slug: string): boolean {
		return this.#going.has(slug) || this.#found.has(slug);
	}

	/** Begins to read a dealer. `read` never rejects. */
	begin(slug: string, read: () => Promise<Version>): void {
		this.#going.add(slug);
		void read().then((version) => {
			this.#going.delete(slug);
			this.#found.set(slug, version);
			this.#ended.resolve();
			this.#ended = Promise.withResolvers();
		});
	}

	/** Resolves when the next dealer has been read. */
	next(): Promise<void> {
		return this.#ended.promise;
	}

	/** Takes what was found of some dealers, in the order in which they were read. */
	take(most: number): Map<string, Version> {
		const taken = new Map([...this.#found].slice(0, most));
		for (const slug of taken.keys()) this.#found.delete(slug);
		return taken;
	}

	/** Whether something was found that has not been taken yet. */
	get hasFound(): boolean {
		return this.#found.size > 0;
	}
}
