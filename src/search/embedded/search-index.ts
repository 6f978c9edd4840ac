import { BoundedCache } from '../../bounded-cache.ts';
import type { Column } from './column.ts';
import type { EngineSettings } from './engine-settings.ts';
import { type FacetValues, facetValues } from './facets/facet-values.ts';
import { ranksOf } from './format/ranks.ts';
import { allRows, type RowSet } from './rows/row-set.ts';
import type { TextMatch, WordRows } from './text/matched-words.ts';
import { wordsOf } from './text/tokens.ts';
import { buildWordIndex, type WordIndex } from './text/word-index.ts';

/** An open index. Everything derived from its columns is computed on first use and cached. */
export class SearchIndex {
	readonly rowCount: number;
	readonly settings: EngineSettings;
	readonly columns: ReadonlyMap<string, Column>;
	readonly everyRow: RowSet;
	/** The synonyms of words, keyed by the words joined with spaces. */
	readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
	/** The rows that pass each filter, cached: the site's filters and the ticked values come with every search. */
	readonly filtered = new BoundedCache<RowSet>(400);
	/** The matches of recent queries: one search repeats its query for each refined facet. */
	readonly matches = new BoundedCache<TextMatch | null>(8);
	/** The matches of recent query words: earlier words do not change while the last is typed. */
	readonly wordRows = new BoundedCache<WordRows>(32);
	/** The number of rows with each value, by facet. */
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

	/** The number of rows with a value of a searchable attribute. */
	rowsOfCode(attribute: number, code: number): number {
		const column = this.words.columns[attribute];
		if (!column) return 0;
		const known = this.#codeCounts.get(column) ?? countCodes(column);
		this.#codeCounts.set(column, known);
		return known[code] as number;
	}

	/** The values of a facet; none for an attribute that no document has. */
	facet(attribute: string): FacetValues {
		const known = this.#facets.get(attribute) ?? facetValues(this.columns.get(attribute));
		this.#facets.set(attribute, known);
		return known;
	}

	/** The rank of each value of an attribute in a sort order. */
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
