import type { Filter } from '../../request.ts';
import { SearchUnavailable } from '../../search-unavailable.ts';
import type { Column } from '../column.ts';
import type { EngineSettings } from '../engine-settings.ts';
import type { SearchIndex } from '../search-index.ts';
import { addRow, both, either, noRows, type RowSet, without } from './row-set.ts';
import { type FieldFilter, valueTest } from './value-test.ts';

/** The rows that pass all filters. Throws `SearchUnavailable` (`rejected`) for a field that may not be filtered, or not compared. */
export function filteredRows(index: SearchIndex, filters: readonly Filter<string>[]): RowSet {
	return filters.map((filter) => cachedRows(index, filter)).reduce(both, index.everyRow);
}

/** The rows that pass a filter, cached: the site's filters and the ticked values come with every search. */
function cachedRows(index: SearchIndex, filter: Filter<string>): RowSet {
	return index.filtered.get(JSON.stringify(filter), () => passingRows(index, filter));
}

function passingRows(index: SearchIndex, filter: Filter<string>): RowSet {
	if ('all' in filter) return filteredRows(index, filter.all);
	if ('any' in filter)
		return filter.any.map((part) => cachedRows(index, part)).reduce(either, noRows(index.rowCount));
	if ('not' in filter) return without(index.everyRow, cachedRows(index, filter.not));
	('min' in filter ? requireComparable : requireFilterable)(index.settings, filter.field);
	const column = index.columns.get(filter.field);
	return column ? fieldRows(index, column, filter) : noRows(index.rowCount);
}

function fieldRows(index: SearchIndex, { codes, dictionary }: Column, filter: FieldFilter): RowSet {
	const { keys, numbers, starts, values } = index.facet(filter.field);
	const passes = [...numbers, ...keys].map(valueTest(filter));
	const passing = new Uint8Array(dictionary.length);
	for (let code = 0; code < passing.length; code += 1) {
		const end = starts[code + 1] as number;
		let at = starts[code] as number;
		while (at < end && !passes[values[at] as number]) at += 1;
		passing[code] = Number(at < end);
	}
	const rows = noRows(codes.length);
	for (let row = 0; row < codes.length; row += 1) {
		if (passing[codes[row] as number] === 1) addRow(rows, row);
	}
	return rows;
}

/** The features of a field's filter. Throws `SearchUnavailable` (`rejected`) for a field that may not be filtered. */
export function requireFilterable({ filterableAttributes }: EngineSettings, field: string) {
	const found = filterableAttributes.find(({ attributePatterns }) => attributePatterns.includes(field));
	if (!found) throw new SearchUnavailable('rejected', `The field ${field} is not filterable.`);
	return found.features.filter;
}

/** Throws `SearchUnavailable` (`rejected`) for a field that may not be filtered, or not compared by size. */
function requireComparable(settings: EngineSettings, field: string): void {
	if (!requireFilterable(settings, field).comparison)
		throw new SearchUnavailable('rejected', `The field ${field} cannot be compared by size.`);
}
