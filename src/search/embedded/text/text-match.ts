import { addRow, noRows, type RowSet, without } from '../rows/row-set.ts';
import type { SearchIndex } from '../search-index.ts';
import { NO_MATCH, typosOf } from './match-cost.ts';
import type { TermsMatch, TextMatch, WordRows } from './matched-words.ts';
import { type ParsedQuery, parseQuery, type QueryTerm } from './query-terms.ts';
import { matchTerms } from './word-rows.ts';

/** The maximum number of neighbouring words that are also searched as one: 'land cruiser' finds 'landcruiser'. */
const MAX_JOINED = 3;

/** Matches a query; null for a query without terms, which every document matches. */
export function matchText(index: SearchIndex, query: string): TextMatch | null {
	return index.matches.get(query, () => {
		const parsed = parseQuery(query);
		return parsed.terms.length + parsed.excluded.length === 0 ? null : computeMatch(index, parsed);
	});
}

/** The total cost of the steps of a row's best match. `costOf` is given each step and the one after it. */
export function alongBestWay(
	{ ends }: TextMatch,
	row: number,
	costOf: (step: WordRows, row: number, after: WordRows | null) => number,
): number {
	let cost = 0;
	let after: WordRows | null = null;
	for (let end = ends.length - 1; end > 0; end -= after.length) {
		const { steps, best } = ends[end] as TermsMatch;
		const step = steps[best[row] as number] as WordRows;
		cost += costOf(step, row, after);
		after = step;
	}
	return cost;
}

function computeMatch(index: SearchIndex, query: ParsedQuery): TextMatch {
	const { terms } = query;
	const nothing = new Uint8Array(index.rowCount);
	const ends: TermsMatch[] = [{ steps: [], typos: nothing, best: nothing }];
	for (let end = 1; end <= terms.length; end += 1)
		ends.push(bestSteps(stepsEndingAt(index, terms, end), ends));
	let rows = matchedRows(ends.at(-1) as TermsMatch);
	for (const term of query.excluded) {
		const step = matchTerms(index, [{ ...term, isPhrase: true }]);
		rows = without(rows, matchedRows(bestSteps(step ? [step] : [], ends.slice(0, 1))));
	}
	return { query, rows, ends };
}

function stepsEndingAt(index: SearchIndex, terms: readonly QueryTerm[], end: number): WordRows[] {
	const lengths = Array.from({ length: Math.min(MAX_JOINED, end) }, (_, extra) => extra + 1);
	return lengths.flatMap((length) => matchTerms(index, terms.slice(end - length, end)) ?? []);
}

/** Extends `ends` by one term with the best of some steps, row by row. */
function bestSteps(steps: readonly WordRows[], ends: readonly TermsMatch[]): TermsMatch {
	const rowCount = (ends[0] as TermsMatch).typos.length;
	const match = { steps, typos: new Uint8Array(rowCount).fill(NO_MATCH), best: new Uint8Array(rowCount) };
	steps.forEach(({ length, isEmpty }, place) => {
		if (!isEmpty) tryStep(match, place, ends[ends.length - length] as TermsMatch);
	});
	return match;
}

/** Uses a step in all rows where it gives fewer typos than the steps tried before. */
function tryStep({ steps, typos, best }: TermsMatch, place: number, before: TermsMatch): void {
	const { costs, length } = steps[place] as WordRows;
	// Joined words count as that many typos (Meilisearch's typo rule).
	const joining = length === 1 ? 0 : length;
	for (let row = 0; row < typos.length; row += 1) {
		// A row that does not match a part gets a sum of at least `NO_MATCH`, which never wins.
		const total = typosOf(costs[row] as number) + joining + (before.typos[row] as number);
		if (total >= (typos[row] as number)) continue;
		typos[row] = total;
		best[row] = place;
	}
}

function matchedRows({ typos }: TermsMatch): RowSet {
	const rows = noRows(typos.length);
	for (let row = 0; row < typos.length; row += 1) {
		if (typos[row] !== NO_MATCH) addRow(rows, row);
	}
	return rows;
}
