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
import { type Paths, pathsOf } from './format/record.ts';

/** The codes of a column, one for each document. */
interface EncodedColumn {
	path: string;
	dictionary: Dictionary;
	codes: Codes;
}

/**
 * The index file of some documents (docs/search-index-format.md). The same documents and settings give the same bytes. The
 * documents are stored in the order of the last ranking rules (the tie-breakers), so a search without text needs no sorting.
 */
export function buildIndex(documents: readonly object[], settings: EngineSettings): Uint8Array {
	const records = documents.map(knownPaths);
	const columns = columnsOf(records);
	const order = orderedRows(columns, records.length, tieBreakers(settings));
	const writer = new ByteWriter();
	writer.text(JSON.stringify(stored(settings)));
	writer.number(records.length);
	writer.number(columns.length);
	for (const { path, dictionary, codes } of columns) {
		writer.text(path);
		writeDictionary(writer, dictionary);
		writeCodes(
			writer,
			codes.map((_, row) => codes[order[row] as number] as number),
			dictionary.length,
		);
	}
	return sealed(writer.bytes());
}

const paths = new WeakMap<object, Paths>();

/** The values of a document, found once for a document that is indexed again and again. */
function knownPaths(document: object): Paths {
	const known = paths.get(document) ?? pathsOf(document);
	paths.set(document, known);
	return known;
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

function columnsOf(records: readonly Paths[]): EncodedColumn[] {
	const paths = new Set(records.flatMap((record) => [...record.keys()]));
	return [...paths].map((path) =>
		encodedColumn(
			path,
			records.map((record) => record.get(path)),
		),
	);
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
