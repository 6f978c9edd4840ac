import type { ColumnMapping, FieldRule } from '../../domain/feed/column-mapping.ts';
import type { FeedVehicle } from '../../domain/vehicle/record/vehicle.ts';
import type { Columns } from './record-path.ts';
import { ruleReader } from './rule-reader.ts';

/** The problem of a table's headings with a mapping, as the end of a sentence about the file; null for none. */
export function headingProblem(columns: ColumnMapping, headings: readonly string[]): string | null {
	const named = columnsNamed(columns);
	const missing = named.filter((column) => !headings.includes(column));
	const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
	if (missing.length > 0) {
		const noun = missing.length === 1 ? 'column' : 'columns';
		return `has no ${noun} ${quoted(missing)}, which stock.from.columns names; its columns are ${quoted(headings.slice(0, 100))}`;
	}
	const twice = named.find((column) => headings.indexOf(column) !== headings.lastIndexOf(column));
	return twice === undefined
		? null
		: `has two columns '${twice}', which stock.from.columns names; rename one`;
}

/** The columns that a mapping reads, without duplicates. */
export function columnsNamed(mapping: ColumnMapping): string[] {
	return [...new Set(Object.values(mapping).flatMap((rule) => (rule ? columnsOf(rule) : [])))];
}

/** A function that maps a row of a source with these columns to a record. */
export function rowMapper<Row>(mapping: ColumnMapping, columns: Columns<Row>): (row: Row) => FeedVehicle {
	const fields = Object.entries(mapping).flatMap(([target, rule]) =>
		rule ? [{ path: target.split('.'), read: ruleReader(rule, columns) }] : [],
	);
	return (row) => {
		const record: Record<string, unknown> = {};
		for (const { path, read } of fields) {
			const value = read(row);
			if (value !== undefined) place(record, path, path[0] === 'images' ? asImages(value) : value);
		}
		return record;
	};
}

/** The columns a rule reads. */
export function columnsOf(rule: FieldRule): string[] {
	if (typeof rule === 'string') return [rule.trim()];
	if ('constant' in rule) return [];
	if ('join' in rule) return rule.join.map((column) => column.trim());
	if ('hash' in rule) return rule.hash.map((column) => column.trim());
	if ('first' in rule) return rule.first.flatMap(columnsOf);
	return [
		rule.column,
		...(rule.after ?? []).filter((start) => typeof start === 'string'),
		...(rule.when ? [rule.when.column] : []),
		...(rule.currency === undefined ? [] : [rule.currency]),
	].map((column) => column.trim());
}

function asImages(value: unknown): unknown {
	const pictures: unknown[] = Array.isArray(value) ? value : [value];
	return pictures.map((picture) => (typeof picture === 'object' ? picture : { image: { url: picture } }));
}

function place(
	record: Record<string, unknown>,
	[key = '', ...rest]: readonly string[],
	value: unknown,
): void {
	if (rest.length === 0) {
		record[key] = value;
		return;
	}
	record[key] ??= {};
	place(record[key] as Record<string, unknown>, rest, value);
}
