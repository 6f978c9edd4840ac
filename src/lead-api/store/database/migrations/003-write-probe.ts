/** A row rewritten by the readiness probe to test whether leads can be stored. */
export const WRITE_PROBE: readonly string[] = [
	'CREATE TABLE write_probe (id INTEGER PRIMARY KEY, padding TEXT NOT NULL)',
];
