/**
 * Rows as CSV (RFC 4180): cells with commas, quotes or line ends are quoted, quotes inside them doubled.
 *
 * @example csvText([['Make', 'Note'], ['Kia', 'says "ok"']]) // 'Make,Note\nKia,"says ""ok"""\n'
 */
export function csvText(rows: readonly (readonly string[])[]): string {
	return rows.map((cells) => `${cells.map(cellText).join(',')}\n`).join('');
}

function cellText(cell: string): string {
	return /[",\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}
