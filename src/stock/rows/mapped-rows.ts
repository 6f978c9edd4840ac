import type { ColumnMapping } from '../../domain/feed/column-mapping.ts';
import { columnsNamed, rowMapper } from './map-row.ts';
import { pathsOf, recordPaths } from './record-path.ts';
import type { Rows } from './rows.ts';

/** The maximum number of paths named in the note on missing columns. */
const NAMED = 30;

/** Maps records of JSON or XML, with a note on columns that no record has. */
export function mappedRows(records: readonly unknown[], mapping: ColumnMapping): Rows {
	const map = rowMapper(mapping, recordPaths);
	return {
		countedBy: 'record',
		rows: records.map((record, index) => ({ number: index + 1, record: map(record), broken: null })),
		notes: missingNote(records, mapping),
	};
}

function missingNote(records: readonly unknown[], mapping: ColumnMapping): string[] {
	const missing = columnsNamed(mapping).filter((column) => {
		const read = recordPaths(column);
		return records.every((record) => isMissing(read(record)));
	});
	if (missing.length === 0) return [];
	const paths = [...new Set(records.slice(0, 100).flatMap((record) => pathsOf(record)))].slice(0, NAMED);
	return [
		`no record has ${missing.map((column) => `'${column}'`).join(', ')}, which stock.from.columns names; records have ${paths.map((path) => `'${path}'`).join(', ')}`,
	];
}

function isMissing(value: unknown): boolean {
	return value === undefined || (Array.isArray(value) && value.length === 0);
}
