import { once } from '../../../once.ts';
import type { SearchIndex } from '../search-index.ts';
import { matchCost, rowCosts, UNMATCHED } from './match-cost.ts';
import type { WordRows } from './matched-words.ts';
import type { QueryTerm } from './query-terms.ts';
import { phraseSpans, type SpanVisitor, visitExactly, visitWord } from './spans.ts';
import { expandTerms } from './term-expansion.ts';
import { ValueCosts } from './value-costs.ts';
import type { WordIndex } from './word-index.ts';

/** Matches neighbouring terms; null when they cannot be joined to one word. */
export function matchTerms(index: SearchIndex, terms: readonly QueryTerm[]): WordRows | null {
	if (!canJoin(terms)) return null;
	return index.wordRows.get(JSON.stringify(terms), () => computeRows(index, terms));
}

/** Whether terms can be joined: all are words, not phrases, and follow each other without a hard gap. */
function canJoin(terms: readonly QueryTerm[]): boolean {
	return terms.every(
		(term, place) =>
			terms.length === 1 ||
			(!term.isPhrase && (place === 0 || term.position === (terms[place - 1] as QueryTerm).position + 1)),
	);
}

function computeRows(index: SearchIndex, terms: readonly QueryTerm[]): WordRows {
	const { words, rowCount } = index;
	const [first, last] = [terms[0] as QueryTerm, terms.at(-1) as QueryTerm];
	const expansion = expandTerms(index, terms);
	const phrases = expansion.phrases.flatMap((phrase) => phraseSpans(words, phrase.words, phrase.typos));
	const visit = (visitor: SpanVisitor) => {
		for (const derivation of expansion.derivations) visitWord(words, derivation, visitor);
		for (const span of phrases) visitor(span.attribute, span.code, span.first, span.last, span.typos);
	};
	const values = new ValueCosts(words, UNMATCHED);
	visit((attribute, code, place, _, typos) => {
		values.lower(attribute, code, matchCost(typos, place - first.position));
	});
	return {
		length: terms.length,
		from: first.position,
		to: last.position + last.words.length - 1,
		expansion,
		visit,
		isEmpty: values.isEmpty,
		costs: rowCosts(values, rowCount),
		inexact: once(() => inexactCosts(words, expansion.word)),
	};
}

function inexactCosts(words: WordIndex, word: string | null): ValueCosts {
	const costs = new ValueCosts(words, 1);
	if (word !== null) visitExactly(words, word, (attribute, code) => costs.lower(attribute, code, 0));
	return costs;
}
