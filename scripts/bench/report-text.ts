import type { Report, Table } from './suite.ts';

/** A report as plain text: tables in columns, then the notes. */
export function reportText({ tables, notes }: Report): string {
	return [...tables.map(tableText), ...notes.map((note) => `- ${note}`)].join('\n');
}

function tableText({ title, columns, rows }: Table): string {
	const cells = [
		columns.map((column) => column.replaceAll('_', ' ')),
		...rows.map((row) => columns.map((column) => cellText(row[column]))),
	];
	const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
	const isNumber = columns.map((column) => rows.every((row) => typeof row[column] !== 'string'));
	const lines = cells.map((line) =>
		line
			.map((cell, index) =>
				isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
			)
			.join('  ')
			.trimEnd(),
	);
	return `${title}\n${lines.join('\n')}\n`;
}

function cellText(value: string | number | null | undefined): string {
	if (value === null || value === undefined) return '–';
	return typeof value === 'number' ? value.toLocaleString('en-AU') : value;
}
