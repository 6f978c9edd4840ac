import { FAR, isHardGap, type Token, tokensOf } from './tokens.ts';

/** A term of a query: a word or a quoted phrase. */
export interface QueryTerm {
	readonly words: string[];
	/** Its position among the query's words, with hard gaps counted as `FAR`. */
	readonly position: number;
	readonly isPhrase: boolean;
	/** Whether it ends the query and so may be incomplete: it matches longer words too. */
	readonly isPrefix: boolean;
}

/** A query's terms: all of them must match, none of the excluded may. */
export interface ParsedQuery {
	readonly terms: readonly QueryTerm[];
	/** Terms that hits must not contain: `-diesel`, `-"double cab"`. */
	readonly excluded: readonly QueryTerm[];
}

/** Further terms are ignored, as in Meilisearch. */
const MAX_TERMS = 10;

/** Further words are not read: phrases may have many. */
const MAX_WORDS = 100;

/** Parses a query. No text is an error: an unclosed quote ends with the query. */
export function parseQuery(query: string): ParsedQuery {
	const reader = new QueryReader(query);
	for (const token of tokensOf(query, MAX_WORDS)) {
		if (reader.terms.length >= MAX_TERMS) return reader;
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

/** Whether the text before a term ends with a minus that follows a space or begins the query. */
function isMinus(before: string): boolean {
	return /(?:^|\s)-$/.test(before.slice(-2));
}
