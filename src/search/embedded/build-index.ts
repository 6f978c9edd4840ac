import { type EngineSettings, tieBreakers } from './engine-settings.ts';
import { ByteWriter } from './format/byte-writer.ts';
import { type Codes, newCodes, writeCodes } from './format/codes.ts';
import {
	ABSENT,
	type Dictionary,
	dictionaryOf,
	NULL,
	type Value,
	valueKey,
	writeDictionary,
} from './format/dictionary.ts';
import { sealed } from './format/envelope.ts';
import { ranksOf } from './format/ranks.ts';
import { eachPath } from './format/record.ts';
import { foundSynonyms } from './found-synonyms.ts';
import { SearchIndex } from './search-index.ts';

/** The codes of a column, one for each document. */
interface EncodedColumn {
	path: string;
	dictionary: Dictionary;
	codes: Codes;
}

/**
 * The index file of some documents (docs/search-index-format.md). The same documents and settings give the same bytes.
 */
export function buildIndex(documents: readonly object[], settings: EngineSettings): Uint8Array {
	return indexFile(indexDocuments(documents, settings));
}

/**
 * The index of some documents, as `openIndex` opens it from its file, without the time for that. The documents are stored in the order of
 * the last ranking rules (the tie-breakers), so a search without text needs no sorting.
 */
export function indexDocuments(documents: readonly object[], settings: EngineSettings): SearchIndex {
	const columns = columnsOf(documents);
	const order = orderedRows(columns, documents.length, tieBreakers(settings));
	const ordered = columns.map(({ path, dictionary, codes }) => ({
		path,
		keys: path.split('.'),
		dictionary,
		codes: codes.map((_, row) => codes[order[row] as number] as number),
	}));
	const synonyms = foundSynonyms(settings, columns);
	return new SearchIndex(stored({ ...settings, synonyms }), documents.length, ordered);
}

/** The file of an index. */
export function indexFile({ settings, rowCount, columns }: SearchIndex): Uint8Array {
	const writer = new ByteWriter();
	writer.text(JSON.stringify(settings));
	writer.number(rowCount);
	writer.number(columns.size);
	for (const { path, dictionary, codes } of columns.values()) {
		writer.text(path);
		writeDictionary(writer, dictionary);
		writeCodes(writer, codes, dictionary.length);
	}
	return sealed(writer.bytes());
}

/** The settings that the engine reads, always in the same key order. */
function stored(settings: EngineSettings): EngineSettings {
	return {
		searchableAttributes: settings.searchableAttributes,
		filterableAttributes: settings.filterableAttributes,
		sortableAttributes: settings.sortableAttributes,
		rankingRules: settings.rankingRules,
		synonyms: settings.synonyms,
		typoTolerance: settings.typoTolerance,
		faceting: settings.faceting,
		pagination: settings.pagination,
	};
}

/** A column for each path that any document has, in the order in which the paths first occur. */
function columnsOf(documents: readonly object[]): EncodedColumn[] {
	const columns = new Map<string, Value[]>();
	documents.forEach((document, row) => {
		eachPath(document, (path, value) => {
			let values = columns.get(path);
			if (!values) {
				values = Array<Value>(documents.length).fill(undefined);
				columns.set(path, values);
			}
			values[row] = value;
		});
	});
	return [...columns].map(([path, values]) => encodedColumn(path, values));
}

function encodedColumn(path: string, values: readonly Value[]): EncodedColumn {
	// Most values occur many times: the same text or number is looked at once.
	const dictionary = dictionaryOf(new Set(values));
	const byKey = new Map(dictionary.map((value, code) => [valueKey(value), code]));
	const codeOf = new Map<Value, number>([
		[undefined, ABSENT],
		[null, NULL],
	]);
	const codes = newCodes(values.length, dictionary.length);
	values.forEach((value, row) => {
		const code = codeOf.get(value) ?? (byKey.get(valueKey(value)) as number);
		codeOf.set(value, code);
		codes[row] = code;
	});
	return { path, dictionary, codes };
}

/** The document numbers, sorted by `attribute:direction` rules (a stable sort). */
function orderedRows(columns: readonly EncodedColumn[], count: number, rules: readonly string[]): number[] {
	const orders = rules.flatMap((rule) => {
		const [path, direction] = rule.split(':');
		const column = columns.find((candidate) => candidate.path === path);
		if (!column) return [];
		const ranks = ranksOf(column.dictionary, direction === 'desc' ? 'desc' : 'asc');
		return [(row: number) => ranks[column.codes[row] as number] as number];
	});
	return Array.from({ length: count }, (_, row) => row).sort((a, b) => {
		for (const rankOf of orders) {
			const difference = rankOf(a) - rankOf(b);
			if (difference !== 0) return difference;
		}
		return a - b;
	});
}
