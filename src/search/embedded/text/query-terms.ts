import { FAR, isHardGap, type Token, tokensOf } from './tokens.ts';

/** One thing a query asks for: a word, or several in a row that were quoted. */
export interface QueryTerm {
	readonly words: string[];
	/** Where it stands among the query's words, hard gaps counted. */
	readonly position: number;
	readonly isPhrase: boolean;
	/** Whether it is still being typed: it finds longer words too. */
	readonly isPrefix: boolean;
}

export interface ParsedQuery {
	readonly terms: readonly QueryTerm[];
	/** What must not be found: `-diesel`, `-"double cab"`. */
	readonly excluded: readonly QueryTerm[];
}

/** More are not looked for, as in Meilisearch. */
const MOST_TERMS = 10;

/** More words of a query are not even read: phrases may have many. */
const MOST_WORDS = 100;

/** What a query asks for. Nothing in it is an error: a quote that is never closed ends with the query. */
export function parseQuery(query: string): ParsedQuery {
	const reader = new QueryReader(query);
	for (const token of tokensOf(query, MOST_WORDS)) {
		if (reader.terms.length >= MOST_TERMS) return reader;
		reader.take(token);
	}
	reader.closePhrase();
	return reader;
}

class QueryReader implements ParsedQuery {
	readonly terms: QueryTerm[] = [];
	readonly excluded: QueryTerm[] = [];
	readonly #query: string;
	#position = -1;
	#phrase: QueryTerm | null = null;
	#isPhraseExcluded = false;

	constructor(query: string) {
		this.#query = query;
	}

	take({ word, gap, start, end }: Token): void {
		this.#position += isHardGap(gap) ? FAR : 1;
		this.#readQuotes(gap, this.#query.slice(0, start));
		if (this.#phrase) {
			this.#phrase.words.push(word);
			return;
		}
		const isPrefix = end === this.#query.length;
		const term = { words: [word], position: this.#position, isPhrase: false, isPrefix };
		const list = isMinus(this.#query.slice(0, start)) ? this.excluded : this.terms;
		list.push({ ...term, isPrefix: isPrefix && list === this.terms });
	}

	closePhrase(): void {
		const list = this.#isPhraseExcluded ? this.excluded : this.terms;
		if (this.#phrase && this.#phrase.words.length > 0) list.push(this.#phrase);
		this.#phrase = null;
	}

	/** Every quote in a gap ends a phrase or begins one. */
	#readQuotes(gap: string, before: string): void {
		for (const { index } of gap.matchAll(/"/g)) {
			if (this.#phrase) this.closePhrase();
			else {
				this.#isPhraseExcluded = isMinus(before.slice(0, before.length - gap.length + index));
				this.#phrase = { words: [], position: this.#position, isPhrase: true, isPrefix: false };
			}
		}
	}
}

/** Whether what stands before a term ends with a minus of its own. */
function isMinus(before: string): boolean {
	return /(?:^|\s)-$/.test(before.slice(-2));
}
