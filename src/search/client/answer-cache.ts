/** Answers by their question, at most `cap` of them: the oldest inserted leaves first (RESULTS-021, resolution 38). */
export class AnswerCache<Answer> {
	readonly #answers = new Map<string, Answer>();
	readonly #cap: number;

	constructor(cap: number) {
		this.#cap = cap;
	}

	get(question: string): Answer | undefined {
		return this.#answers.get(question);
	}

	set(question: string, answer: Answer): void {
		this.#answers.set(question, answer);
		if (this.#answers.size <= this.#cap) return;
		for (const oldest of this.#answers.keys()) {
			this.#answers.delete(oldest);
			return;
		}
	}

	clear(): void {
		this.#answers.clear();
	}
}
