import type { ColumnMapping } from '../../domain/feed/column-mapping.ts';
import type { StockSource } from '../../domain/feed/stock-source.ts';
import { VehicleSchema } from '../../domain/vehicle/record/vehicle.ts';
import { Refused } from '../refused.ts';
import { csvTable } from '../rows/csv-rows.ts';
import { jsonRecords } from '../rows/json-rows.ts';
import { headingProblem } from '../rows/map-row.ts';
import { pathsOf, recordPaths, tableColumns } from '../rows/record-path.ts';
import { xmlRecords } from '../rows/xml-rows.ts';
import { decodeText } from '../source/decode-text.ts';
import { REQUEST_SETTINGS } from '../source/fetch-source.ts';
import { readSource } from '../source/read-source.ts';
import { sourcePlace } from '../source/source-place.ts';
import { explainRow } from './explain-row.ts';

/**
 * Explains the mapping of one row of a dealer's stock, a line for each column (`npm run check -- <slug> --explain ROW`).
 *
 * @param row the line of a table, or the record of a list counted from 1
 * @param override a file that replaces the source; null for none
 * @param answerPath the cache file for an http source's response
 */
export async function explainStock(
	from: StockSource,
	folder: string,
	row: number,
	override: string | null,
	answerPath: string,
): Promise<string[] | Refused> {
	const place = sourcePlace(from, folder, override);
	const source = await readSource(from, place, { folder, override, answerPath }, REQUEST_SETTINGS);
	if (source instanceof Refused) return source;
	const { text } = decodeText(source.bytes);
	if ('delimiter' in from) return explainLine(text, from, place.name, row);
	const records =
		'record' in from
			? xmlRecords(text, from.record, place.name)
			: jsonRecords(text, from.records, place.name);
	if (records instanceof Refused) return records;
	const record = records[row - 1];
	if (record === undefined)
		return new Refused(`${place.name} has no record ${row}; its records are 1 to ${records.length}`);
	const known = pathsOf(record);
	const name = `${place.name}, record ${row}`;
	return explainRow({ name, row: record, columns: recordPaths, known }, from.columns ?? byName(record));
}

function explainLine(
	text: string,
	{ delimiter, columns }: { delimiter: string; columns: ColumnMapping },
	name: string,
	row: number,
): string[] | Refused {
	const table = csvTable(text, delimiter, name);
	if (table instanceof Refused) return table;
	const { headings, lines } = table;
	const problem = headingProblem(columns, headings);
	if (problem) return new Refused(`${name} ${problem}`);
	const line = lines.find(({ number }) => number === row);
	if (!line) {
		const [first, last] = [lines[0]?.number ?? 2, lines.at(-1)?.number ?? 2];
		return new Refused(
			`${name} has no row that begins in line ${row}; rows begin in lines ${first} to ${last}`,
		);
	}
	const known = headings.filter((_, index) => (line.cells[index]?.trim() ?? '') !== '');
	const raw = { name: `${name}, line ${row}`, row: line.cells, columns: tableColumns(headings), known };
	return explainRow(raw, columns);
}

/** Records without a mapping fill the fields they name. */
function byName(record: unknown): ColumnMapping {
	const names = Object.keys(VehicleSchema.shape).filter(
		(name) => typeof record === 'object' && record !== null && Object.hasOwn(record, name),
	);
	return { id: 'id', ...Object.fromEntries(names.map((name) => [name, name])) };
}
