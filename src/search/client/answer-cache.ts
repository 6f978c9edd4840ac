/**
 * A cache of at most `cap` answers, keyed by request. It evicts the oldest entry first (RESULTS-021, resolution 38), where `BoundedCache`
 * evicts the least recently used.
 */
export class AnswerCache<Answer> {
	readonly #answers = new Map<string, Answer>();
	readonly #cap: number;

	constructor(cap: number) {
		this.#cap = cap;
	}

	/** The cached answer for a key, or the one `ask` gives, which is then cached. */
	async answer(key: string, ask: () => Promise<Answer>): Promise<Answer> {
		const cached = this.#answers.get(key);
		if (cached !== undefined) return cached;
		const answer = await ask();
		this.#answers.set(key, answer);
		if (this.#answers.size > this.#cap) {
			const [oldest] = this.#answers.keys();
			if (oldest !== undefined) this.#answers.delete(oldest);
		}
		return answer;
	}

	clear(): void {
		this.#answers.clear();
	}
}
