/** One row that is written again and again, to learn whether leads can be kept. */
export const WRITE_PROBE: readonly string[] = [
	'CREATE TABLE write_probe (id INTEGER PRIMARY KEY, padding TEXT NOT NULL)',
];
