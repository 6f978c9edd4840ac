import type { Version } from './versions.ts';

/**
 * Dealers that are looked at together. Most of that is waiting for the senders of feeds: a feed that does not answer for minutes delays no other
 * dealer until so many of them do. Each may hold the whole feed in memory.
 */
const AT_ONCE = 128;

/** Looks at dealers, each at its own pace, and what was found by those that have ended. */
export class Looks {
	readonly #going = new Set<string>();
	readonly #found = new Map<string, Version>();
	#ended = Promise.withResolvers<void>();

	/** How many more dealers may be looked at now. */
	get room(): number {
		return Math.max(0, AT_ONCE - this.#going.size - this.#found.size);
	}

	/** Whether a dealer is being looked at, or what was found of it was not taken yet. */
	has(slug: string): boolean {
		return this.#going.has(slug) || this.#found.has(slug);
	}

	/** Begins to look at a dealer. `look` never rejects. */
	begin(slug: string, look: () => Promise<Version>): void {
		this.#going.add(slug);
		void look().then((version) => {
			this.#going.delete(slug);
			this.#found.set(slug, version);
			this.#ended.resolve();
			this.#ended = Promise.withResolvers();
		});
	}

	/** Resolves when the next look ends. */
	next(): Promise<void> {
		return this.#ended.promise;
	}

	/** Takes what was found of some dealers, those first whose look ended first. */
	take(most: number): Map<string, Version> {
		const taken = new Map([...this.#found].slice(0, most));
		for (const slug of taken.keys()) this.#found.delete(slug);
		return taken;
	}

	/** Whether something was found that was not taken yet. */
	get hasFound(): boolean {
		return this.#found.size > 0;
	}
}
