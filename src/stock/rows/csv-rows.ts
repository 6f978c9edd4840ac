import { CsvError, parse } from 'csv-parse/sync';
import type { ColumnMapping } from '../../domain/feed/column-mapping.ts';
import { finding } from '../check/findings.ts';
import { Refused } from '../refused.ts';
import { MAX_CSV_ROW } from '../source/limits.ts';
import { headingProblem, rowMapper } from './map-row.ts';
import { tableColumns } from './record-path.ts';
import type { Rows } from './rows.ts';

/** One row of a table. */
export interface Line {
	/** The line the row begins in. */
	number: number;
	cells: string[];
}

/** A parsed CSV file. */
export interface CsvTable {
	headings: string[];
	lines: Line[];
}

/** The headings and lines of a table; no headings where it is empty. */
export function csvTable(text: string, delimiter: string, name: string): CsvTable | Refused {
	const lines = readLines(text, delimiter, name);
	if (lines instanceof Refused) return lines;
	const [head, ...body] = lines;
	return { headings: head?.cells.map((heading) => heading.trim()) ?? [], lines: body };
}

/**
 * The rows of a table as records: its first row contains the headings, and the mapping assigns them to fields.
 *
 * @param name names the source in messages
 */
export function csvRows(
	text: string,
	{ delimiter, columns }: { delimiter: string; columns: ColumnMapping },
	name: string,
): Rows | Refused {
	const table = csvTable(text, delimiter, name);
	if (table instanceof Refused) return table;
	const { headings, lines } = table;
	if (headings.length === 0) return { countedBy: 'line', rows: [] };
	const problem = headingProblem(columns, headings);
	if (problem) return new Refused(`${name} ${problem}`);
	const last = lines.at(-1);
	if (last && last.cells.length < headings.length && !text.endsWith('\n')) {
		return new Refused(
			`${name} ends too early, in line ${last.number}, after ${last.cells.length} of ${headings.length} columns: it is half-written or cut short`,
		);
	}
	const toRecord = rowMapper(columns, tableColumns(headings));
	return {
		countedBy: 'line',
		rows: lines.map(({ number, cells }) => {
			const isWhole = cells.length === headings.length;
			return {
				number,
				record: isWhole ? toRecord(cells) : null,
				broken: isWhole ? null : finding('', `${headings.length} columns`, String(cells.length)),
			};
		}),
	};
}

function readLines(text: string, delimiter: string, name: string): Line[] | Refused {
	const lines: Line[] = [];
	try {
		// The parser counts both characters of a Windows line end inside quotes, so they become one.
		parse(text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text, {
			delimiter,
			relax_quotes: true,
			relax_column_count: true,
			skip_empty_lines: true,
			skip_records_with_empty_values: true,
			max_record_size: MAX_CSV_ROW,
			on_record: (cells, { lines: endsIn }) => {
				lines.push({ number: endsIn - lineEndsIn(cells), cells });
				return null;
			},
		});
		return lines;
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const last = lines.at(-1);
		const start = last ? last.number + lineEndsIn(last.cells) + 1 : 1;
		return new Refused(
			`${name} ends too early: a quote opened in or after line ${start} is never closed; it is half-written, cut short or misquoted`,
		);
	}
}

function lineEndsIn(cells: readonly string[]): number {
	return cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
}
