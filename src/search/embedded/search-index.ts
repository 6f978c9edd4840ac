import { BoundedCache } from '../../bounded-cache.ts';
import type { Column } from './column.ts';
import type { EngineSettings } from './engine-settings.ts';
import { type FacetValues, facetValues } from './facet-values.ts';
import { ranksOf } from './format/ranks.ts';
import { allRows, type RowSet } from './row-set.ts';
import type { TextMatch } from './text/text-match.ts';
import { wordsOf } from './text/tokens.ts';
import { buildWordIndex, type WordIndex } from './text/word-index.ts';
import type { WordRows } from './text/word-rows.ts';

/** An open index. What it works out from its columns, it works out when first asked, and keeps. */
export class SearchIndex {
	readonly rowCount: number;
	readonly settings: EngineSettings;
	readonly columns: ReadonlyMap<string, Column>;
	readonly everyRow: RowSet;
	/** What else to look for, by the words that were asked for with spaces between. */
	readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
	/** The rows that pass each filter; those of the site and of what is ticked come with every search. */
	readonly filtered = new BoundedCache<RowSet>(400);
	/** What each query matched: one search asks for the same one several times, once for each refined facet. */
	readonly matches = new BoundedCache<TextMatch | null>(8);
	/** What each word of the queries matched: the words before the last one stay while the last is typed. */
	readonly wordRows = new BoundedCache<WordRows>(32);
	/** How many rows have each value of a facet. */
	readonly allCounts = new Map<string, Uint32Array>();
	readonly #facets = new Map<string, FacetValues>();
	readonly #ranks = new Map<string, Uint32Array>();
	readonly #codeCounts = new Map<Column, Uint32Array>();
	#words: WordIndex | undefined;

	constructor(settings: EngineSettings, rowCount: number, columns: readonly Column[]) {
		this.settings = settings;
		this.rowCount = rowCount;
		this.columns = new Map(columns.map((column) => [column.path, column]));
		this.everyRow = allRows(rowCount);
		this.synonyms = new Map(
			Object.entries(settings.synonyms).map(([words, others]) => [
				wordsOf(words).join(' '),
				others.map(wordsOf),
			]),
		);
	}

	/** The words of the searchable attributes. */
	get words(): WordIndex {
		this.#words ??= buildWordIndex(this.columns, this.settings);
		return this.#words;
	}

	/** How many rows have a value of a searchable attribute. */
	rowsOfCode(attribute: number, code: number): number {
		const column = this.words.columns[attribute];
		if (!column) return 0;
		const known = this.#codeCounts.get(column) ?? countCodes(column);
		this.#codeCounts.set(column, known);
		return known[code] as number;
	}

	/** The values of a facet; empty for an attribute no document has. */
	facet(attribute: string): FacetValues {
		const known = this.#facets.get(attribute) ?? facetValues(this.columns.get(attribute));
		this.#facets.set(attribute, known);
		return known;
	}

	/** The place of each value of an attribute in an order. */
	ranks(column: Column, direction: 'asc' | 'desc'): Uint32Array {
		const key = `${column.path}:${direction}`;
		const known = this.#ranks.get(key) ?? ranksOf(column.dictionary, direction);
		this.#ranks.set(key, known);
		return known;
	}
}

function countCodes({ codes, dictionary }: Column): Uint32Array {
	const counts = new Uint32Array(dictionary.length);
	for (const code of codes) (counts[code] as number) += 1;
	return counts;
}
