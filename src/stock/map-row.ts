import type { ColumnMapping, FieldRule } from '../contracts/column-mapping.ts';
import type { FeedVehicle } from '../contracts/vehicle.ts';
import { type Cells, ruleReader } from './rule-reader.ts';

/** What is wrong with a table's headings for a mapping, as the end of a sentence about the file; null when nothing is. */
export function headingProblem(columns: ColumnMapping, headings: readonly string[]): string | null {
	const named = [...new Set(Object.values(columns).flatMap((rule) => (rule ? columnsOf(rule) : [])))];
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

/** A function from the cells of a row to a record, by a mapping whose columns are all there. */
export function rowMapper(
	columns: ColumnMapping,
	headings: readonly string[],
): (cells: Cells) => FeedVehicle {
	const fields = Object.entries(columns).flatMap(([target, rule]) =>
		rule ? [{ path: target.split('.'), read: ruleReader(rule, headings) }] : [],
	);
	return (cells) => {
		const record: Record<string, unknown> = {};
		for (const { path, read } of fields) {
			const value = read(cells);
			if (value !== undefined) place(record, path, path[0] === 'images' ? asImages(value) : value);
		}
		return record;
	};
}

function columnsOf(rule: FieldRule): string[] {
	if (typeof rule === 'string') return [rule.trim()];
	if ('constant' in rule) return [];
	if ('join' in rule) return rule.join.map((column) => column.trim());
	if ('hash' in rule) return rule.hash.map((column) => column.trim());
	if ('first' in rule) return rule.first.flatMap(columnsOf);
	return [
		rule.column,
		...(rule.after ?? []).filter((start) => typeof start === 'string'),
		...(rule.when ? [rule.when.column] : []),
	].map((column) => column.trim());
}

function asImages(value: unknown): unknown {
	return (Array.isArray(value) ? value : [value]).map((url) => ({ image: { url } }));
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
