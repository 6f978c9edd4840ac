import type { StockSource } from '../domain/feed/stock-source.ts';
import { formatNumber } from '../domain/vehicle/attributes/measures.ts';
import { checkRows } from './check/check-rows.ts';
import { latestYear } from './check/model-year.ts';
import { withUnifiedSpelling } from './check/unified-spelling.ts';
import { unknownWords } from './check/unknown-words.ts';
import { Refused } from './refused.ts';
import { findingLine } from './report/report-lines.ts';
import type { StockReport } from './report/stock-report.ts';
import { csvRows } from './rows/csv-rows.ts';
import { jsonRows } from './rows/json-rows.ts';
import { mappedRows } from './rows/mapped-rows.ts';
import type { Rows } from './rows/rows.ts';
import { xmlRecords } from './rows/xml-rows.ts';
import { KeptRows } from './snapshot/kept-rows.ts';
import { sameVehicles } from './snapshot/same-vehicles.ts';
import type { CheckedStock } from './snapshot/stock.ts';
import { decodeText } from './source/decode-text.ts';
import { refusedWebPage } from './source/web-page.ts';

/**
 * Parses the bytes of a source to vehicles, with a report of its rows.
 *
 * @param name the name of the source in messages
 * @param now the time of the build, for the check of model years
 * @param kept finds rows that were checked before, and keeps those of this source
 */
export function parseStock(
	bytes: Uint8Array,
	source: StockSource,
	name: string,
	now: Date,
	kept: KeptRows = new KeptRows(),
): CheckedStock | Refused {
	const { text, foreignLines } = decodeText(bytes);
	if (text.trim() === '') return new Refused(`${name} is empty`);
	const rows = refusedWebPage(text, source, name) ?? rowsOf(text, source, name);
	if (rows instanceof Refused) return rows;
	const { rejectedRows, rejected, notices, notes, ...checked } = checkRows(rows, latestYear(now), kept);
	const vehicles = sameVehicles(checked.ownVehicles, withUnifiedSpelling(checked.vehicles));
	const report: StockReport = {
		source: name,
		counted_by: rows.countedBy,
		rows: rows.rows.length,
		vehicles: vehicles.length,
		rejected_rows: rejectedRows,
		rejected,
		notices,
		notes: [
			...notesOn(text, foreignLines, 'delimiter' in source),
			...(rows.notes ?? []),
			...notes,
			...unknownWords(vehicles),
		],
	};
	return { vehicles, report, rows: kept };
}

/** The reason to reject a readable source: it is empty, or too many rows are invalid. Null to accept it. */
export function distrust(
	{ source, rows, rejected_rows, rejected, counted_by }: StockReport,
	maxShare: number,
): string | null {
	if (rows === 0) return `${source} holds no vehicles`;
	if (rejected_rows / rows <= maxShare) return null;
	const first = rejected[0] ? `; the first: ${findingLine(rejected[0], counted_by)}` : '';
	return `${source}: ${formatNumber(rejected_rows)} of ${formatNumber(rows)} rows are rejected, more than the ${formatNumber(maxShare * 100)}% that stock.max_rejected_share allows${first}`;
}

function rowsOf(text: string, source: StockSource, name: string): Rows | Refused {
	if ('delimiter' in source) return csvRows(text, source, name);
	if (!('record' in source)) return jsonRows(text, source.records, name, source.columns);
	const records = xmlRecords(text, source.record, name);
	return records instanceof Refused ? records : mappedRows(records, source.columns);
}

function notesOn(text: string, foreignLines: number, isTable: boolean): string[] {
	const notes: string[] = [];
	if (foreignLines > 0) {
		notes.push(
			`${formatNumber(foreignLines)} ${foreignLines === 1 ? 'line is' : 'lines are'} not UTF-8 and read as Windows-1252`,
		);
	}
	if (isTable && !text.endsWith('\n') && !text.endsWith('\r')) {
		notes.push(
			'the last line has no line end: if the file was still being written, its last value may be incomplete',
		);
	}
	return notes;
}
