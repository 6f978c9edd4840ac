/** The latest notice to each dealer about held leads: its outbox entry and planned time. */
export const HELD_NOTICE: readonly string[] = [
	'CREATE TABLE held_notice (dealer TEXT PRIMARY KEY, entry_id TEXT NOT NULL, planned_at TEXT NOT NULL)',
];
