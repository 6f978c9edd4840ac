/** A cache that forgets what was asked for longest ago once it is full. */
export class BoundedCache<Answer> {
	readonly #answers = new Map<string, Answer>();
	readonly #size: number;

	constructor(size: number) {
		this.#size = size;
	}

	/** The answer to a question, worked out when it is not known. */
	get(question: string, answer: () => Answer): Answer {
		const known = this.#answers.get(question);
		const found = known ?? answer();
		this.#answers.delete(question);
		this.#answers.set(question, found);
		if (this.#answers.size > this.#size) {
			const oldest = this.#answers.keys().next().value;
			if (oldest !== undefined) this.#answers.delete(oldest);
		}
		return found;
	}
}
