/** Names as in the glossary. */
export const PLAIN_NAMES: readonly string[] = [
	'ALTER TABLE lead RENAME COLUMN held_because TO quarantine_reason',
	'ALTER TABLE search_told RENAME TO announced_search',
];
