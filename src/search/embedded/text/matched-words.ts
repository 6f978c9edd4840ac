import type { RowSet } from '../rows/row-set.ts';
import type { ParsedQuery } from './query-terms.ts';
import type { SoughtWord, SpanVisitor } from './spans.ts';
import type { ValueCosts } from './value-costs.ts';

/** The words and phrases of the index that a term of a query matches, or several neighbouring terms joined to one word. */
export interface TermExpansion {
	/** The term's own word; null for a phrase and for joined terms. */
	readonly word: string | null;
	readonly derivations: readonly SoughtWord[];
	readonly phrases: readonly { words: readonly string[]; typos: number }[];
}

/** The match of a term of a query, or of several neighbouring terms joined to one word. */
export interface WordRows {
	/** The number of terms, and the positions of their first and last word in the query. */
	readonly length: number;
	readonly from: number;
	readonly to: number;
	readonly expansion: TermExpansion;
	/** Visits each occurrence that matches. */
	readonly visit: (visitor: SpanVisitor) => void;
	/** Whether nothing matches; and the cost of each row, see `rowCosts`. */
	readonly isEmpty: boolean;
	readonly costs: Uint32Array;
	/** The costs of the exactness rule: 0 for a value with exactly the typed word, else 1. */
	readonly inexact: () => ValueCosts;
}

/** The match of the first terms of a query. */
export interface TermsMatch {
	/** The possible last steps: the last term alone, or joined with one or two before it. */
	readonly steps: readonly WordRows[];
	/** For each row, the fewest typos of all the terms together (`NO_MATCH` where they do not all match), and the step that gives them. */
	readonly typos: Uint8Array;
	readonly best: Uint8Array;
}

/** The match of a query. */
export interface TextMatch {
	readonly query: ParsedQuery;
	/** Rows that match all terms and no excluded term. */
	readonly rows: RowSet;
	/** `ends[end]` is the match of the first `end` terms together. */
	readonly ends: readonly TermsMatch[];
}
