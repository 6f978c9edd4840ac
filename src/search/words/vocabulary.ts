import type { RangeFacetName } from '../facets/facets.ts';
import { type Counted, type Names, namesOf } from './names.ts';
import type { StockWords } from './stock-words.ts';

/** What a stock's index knows, for the understanding of sentences. */
export interface Stock {
	/** How often each value of each facet occurs. */
	readonly counted: Counted;
	/** The numeric facets that its vehicles have. */
	readonly ranges: readonly RangeFacetName[];
	/** The cities of its vehicles near each postcode of the sentence. */
	readonly near: ReadonlyMap<string, readonly string[]>;
	readonly now: Date;
}

/** A stock with the names of its values: it is made once for many sentences. */
export interface Vocabulary extends Stock {
	readonly names: Names;
}

/** The names of an answer's stock: a client caches its answers, and a phone should not read 200 models again for each sentence. */
const namesByAnswer = new WeakMap<Counted, Names>();

/** The vocabulary of a stock with the words of shoppers that concern it; its names are read once for each answer of counts. */
export function vocabularyOf(stock: Stock, words: StockWords): Vocabulary {
	const { counted } = stock;
	const names = namesByAnswer.get(counted) ?? namesOf(counted, words);
	namesByAnswer.set(counted, names);
	return { ...stock, names };
}
