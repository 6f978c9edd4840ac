import { type Column, isWithin } from './column.ts';
import { ABSENT, type Value } from './format/dictionary.ts';
import { setPath } from './format/record.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * The documents of some rows.
 *
 * @param fields the attributes to return; default: all
 */
export function hitsOf<Document>(
	{ columns }: SearchIndex,
	rows: readonly number[],
	fields?: readonly string[],
): Document[] {
	const given = [...columns.values()].filter(
		(column) => fields === undefined || fields.some((name) => isWithin(column, name)),
	);
	return rows.map((row) => documentOf(given, row) as Document);
}

function documentOf(columns: readonly Column[], row: number): Record<string, unknown> {
	const document: Record<string, unknown> = {};
	for (const { codes, dictionary, keys } of columns) {
		const code = codes[row] as number;
		if (code !== ABSENT) setPath(document, keys, copied(dictionary[code]));
	}
	return document;
}

/** A deep copy, so that changing one document does not change another. */
function copied(value: Value): Value {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(copied);
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copied(item)]));
}
