import type { SearchQuery } from '../../protocol.ts';
import { SearchUnavailable } from '../../search-unavailable.ts';
import { type Column, isWithin } from '../column.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { ABSENT, NULL, type Value } from '../format/dictionary.ts';
import { rowsNear } from '../geo.ts';
import { addRow, both, either, noRows, type RowSet, without } from '../row-set.ts';
import type { SearchIndex } from '../search-index.ts';
import type { Filter, Test } from './filter.ts';
import { parseFilter } from './parse-filter.ts';
import { valueTest } from './value-test.ts';

/**
 * The rows that pass filters: all of the outer list, any of an inner one; an empty one asks for nothing. Rejects what is no filter, and
 * an attribute that may not be filtered so.
 */
export function filteredRows(index: SearchIndex, filters: SearchQuery['filter'] = []): RowSet {
	return filters
		.map((filter) => [filter].flat().flatMap((expression) => expressionRows(index, expression) ?? []))
		.filter((alternatives) => alternatives.length > 0)
		.map((alternatives) => alternatives.reduce(either))
		.reduce(both, index.everyRow);
}

function expressionRows(index: SearchIndex, expression: string): RowSet | null {
	return index.filtered.get(expression, () => {
		const filter = parseFilter(expression);
		return filter && passingRows(index, filter);
	});
}

function passingRows(index: SearchIndex, filter: Filter): RowSet {
	switch (filter.kind) {
		case 'and':
			return filter.parts.map((part) => passingRows(index, part)).reduce(both);
		case 'or':
			return filter.parts.map((part) => passingRows(index, part)).reduce(either);
		case 'not':
			return without(index.everyRow, passingRows(index, filter.part));
		case 'near':
			requireFilterable(index.settings, '_geo', false);
			return rowsNear(index, filter);
		case 'condition': {
			const { attribute, test } = filter;
			requireFilterable(index.settings, attribute, isComparison(test));
			return conditionRows(index, attribute, test);
		}
	}
}

function conditionRows(index: SearchIndex, attribute: string, test: Test): RowSet {
	if (test.is === 'present') return rowsThatHave(index, attribute);
	const column = index.columns.get(attribute);
	if (!column) return noRows(index.rowCount);
	switch (test.is) {
		case 'null':
			return rowsWith(column, (code) => code === NULL);
		case 'empty':
			return rowsWith(column, (code) => isEmpty(column.dictionary[code]));
		default: {
			const { keys, numbers, starts, values } = index.facet(attribute);
			const passing = [...numbers, ...keys].map(valueTest(test));
			return rowsWith(column, (code) => {
				let at = starts[code] as number;
				const end = starts[code + 1] as number;
				while (at < end && !passing[values[at] as number]) at += 1;
				return at < end;
			});
		}
	}
}

/** An object is there when anything in it is. */
function rowsThatHave({ columns, rowCount }: SearchIndex, attribute: string): RowSet {
	return [...columns.values()]
		.filter((column) => isWithin(column, attribute))
		.map((column) => rowsWith(column, (code) => code !== ABSENT))
		.reduce(either, noRows(rowCount));
}

function rowsWith({ codes, dictionary }: Column, passes: (code: number) => boolean): RowSet {
	const passing = new Uint8Array(dictionary.length);
	for (let code = 0; code < passing.length; code += 1) passing[code] = Number(passes(code));
	const rows = noRows(codes.length);
	for (let row = 0; row < codes.length; row += 1) {
		if (passing[codes[row] as number] === 1) addRow(rows, row);
	}
	return rows;
}

function isEmpty(value: Value): boolean {
	if (value === '' || (Array.isArray(value) && value.length === 0)) return true;
	return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function isComparison({ is }: Test): boolean {
	return is === 'between' || is === '>' || is === '>=' || is === '<' || is === '<=';
}

/** Rejects an attribute that the settings do not let searches filter, or not by size. */
export function requireFilterable(
	{ filterableAttributes }: EngineSettings,
	attribute: string,
	byComparison: boolean,
): void {
	const features = filterableAttributes.find(({ attributePatterns }) =>
		attributePatterns.includes(attribute),
	)?.features;
	if (!features) throw new SearchUnavailable('rejected', `The attribute ${attribute} is not filterable.`);
	if (byComparison && !features.filter.comparison) {
		throw new SearchUnavailable('rejected', `The attribute ${attribute} cannot be compared by size.`);
	}
}
