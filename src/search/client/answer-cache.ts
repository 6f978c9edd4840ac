/**
 * Answers by their question, at most `cap` of them: the oldest inserted leaves first (RESULTS-021, resolution 38), where `BoundedCache`
 * would drop the one used longest ago.
 */
export class AnswerCache<Answer> {
	readonly #answers = new Map<string, Answer>();
	readonly #cap: number;

	constructor(cap: number) {
		this.#cap = cap;
	}

	/** The kept answer to a question, or the one `ask` gives, which is kept. */
	async answer(question: string, ask: () => Promise<Answer>): Promise<Answer> {
		const known = this.#answers.get(question);
		if (known !== undefined) return known;
		const answer = await ask();
		this.#answers.set(question, answer);
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
