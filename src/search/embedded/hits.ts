import type { SearchQuery } from '../protocol.ts';
import { type Column, isWithin } from './column.ts';
import { ABSENT, type Value } from './format/dictionary.ts';
import { setPath } from './format/record.ts';
import { distancesFrom } from './geo.ts';
import type { SearchIndex } from './search-index.ts';
import { sortPoint } from './sort-rules.ts';
import { marker } from './text/highlight.ts';
import type { TextMatch } from './text/text-match.ts';

type Hit = Record<string, unknown>;

/** The documents of some rows as a query wants them: the attributes it names, highlighted, with their distance. */
export function hitsOf(
	index: SearchIndex,
	rows: readonly number[],
	query: SearchQuery,
	match: TextMatch | null,
): Hit[] {
	const retrieved = columnsNamed(index, query.attributesToRetrieve ?? ['*']);
	const formattedOf = query.attributesToHighlight && formatter(index, query, retrieved, match);
	const point = sortPoint(query.sort);
	const distances = point && distancesFrom(index, point);
	return rows.map((row) => {
		const hit = documentOf(retrieved, row, copied);
		if (formattedOf) hit['_formatted'] = formattedOf(row);
		const distance = distances?.[row];
		if (distance !== undefined && Number.isFinite(distance)) hit['_geoDistance'] = Math.round(distance);
		return hit;
	});
}

/** A value of its own, so that who gets it may change it. */
function copied(value: Value): Value {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(copied);
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copied(item)]));
}

function formatter(
	index: SearchIndex,
	query: SearchQuery,
	retrieved: readonly Column[],
	match: TextMatch | null,
): (row: number) => Hit {
	const marks = { before: query.highlightPreTag ?? '<em>', after: query.highlightPostTag ?? '</em>' };
	const [mark, plain] = [marker(match, marks), marker(null, marks)];
	const marked = columnsNamed(index, query.attributesToHighlight ?? []);
	const columns = [...new Set([...retrieved, ...marked])];
	return (row) =>
		documentOf(columns, row, (value, column) => (marked.includes(column) ? mark(value) : plain(value)));
}

function documentOf(
	columns: readonly Column[],
	row: number,
	shown: (value: Value, column: Column) => Value,
): Hit {
	const document: Hit = {};
	for (const column of columns) {
		const code = column.codes[row] as number;
		if (code !== ABSENT) setPath(document, column.keys, shown(column.dictionary[code], column));
	}
	return document;
}

/** The columns of some attributes and of what is in them; `*` names all. */
function columnsNamed({ columns }: SearchIndex, attributes: readonly string[]): Column[] {
	return [...columns.values()].filter((column) =>
		attributes.some((name) => name === '*' || isWithin(column, name)),
	);
}
