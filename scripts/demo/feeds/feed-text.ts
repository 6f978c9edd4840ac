import type { StockSource } from '../../../src/domain/feed/stock-source.ts';
import type { DemoVehicle } from '../stock/demo-vehicle.ts';
import { csvText } from './csv-text.ts';
import { cellText, GROUP_COLUMNS } from './group-columns.ts';

/** A feed's file name in its dealer's folder, and the file's content. */
export interface Feed {
	file: string;
	text: string;
}

/** A stock in the format its dealer reads: a list, an object that holds one, or a table. Throws for XML and for a feed from the web. */
export function feedOf(stock: readonly DemoVehicle[], from: StockSource): Feed {
	switch (from.source) {
		case 'json':
			return { file: from.file, text: jsonText(from.records ? { [from.records]: stock } : stock) };
		case 'csv':
			return { file: from.file, text: groupCsv(stock) };
		case 'xml':
			throw new Error(`reads XML from ${from.file}; invented stock is written as JSON and CSV`);
		case 'http':
			throw new Error(`reads its stock from ${from.url}; invented stock is only written to files`);
	}
}

function jsonText(document: unknown): string {
	return `${JSON.stringify(document, null, '\t')}\n`;
}

function groupCsv(stock: readonly DemoVehicle[]): string {
	const headings = GROUP_COLUMNS.map(([heading]) => heading);
	const rows = stock.map((vehicle) => GROUP_COLUMNS.map(([, cell]) => cellText(cell(vehicle))));
	return csvText([headings, ...rows]);
}
