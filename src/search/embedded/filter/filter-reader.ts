import { SearchUnavailable } from '../../search-unavailable.ts';
import { type FilterToken, filterTokens } from './filter-tokens.ts';

const KEYWORDS = new Set(['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY']);

/** Takes a filter's tokens one after the other; rejects the filter where another one is expected. */
export class FilterReader {
	readonly #tokens: readonly FilterToken[];
	readonly #expression: string;
	#at = 0;

	constructor(expression: string) {
		this.#tokens = filterTokens(expression);
		this.#expression = expression;
	}

	end(): void {
		if (this.#at < this.#tokens.length) this.reject('the end');
	}

	number(): number {
		const number = Number(this.value());
		return Number.isFinite(number) ? number : this.reject('a number');
	}

	/** Takes a word that is no keyword, or a quoted text. */
	value(): string {
		const token = this.#tokens[this.#at];
		const isValue = token?.kind === 'quoted' || (token?.kind === 'word' && !KEYWORDS.has(token.text));
		if (!token || !isValue) return this.reject('a value');
		this.#at += 1;
		return token.text;
	}

	/** Takes the next token if it is this one. */
	takes(kind: FilterToken['kind'], text: string): boolean {
		const token = this.#tokens[this.#at];
		const isNext = token?.kind === kind && token.text === text;
		if (isNext) this.#at += 1;
		return isNext;
	}

	expect(sign: string): void {
		if (!this.takes('sign', sign)) this.reject(sign);
	}

	reject(expected: string): never {
		const found = this.#tokens[this.#at]?.text ?? 'its end';
		const filter = this.#expression.slice(0, 100);
		throw new SearchUnavailable(
			'rejected',
			`The filter was rejected: found ${found}, expected ${expected}, in: ${filter}`,
		);
	}
}
