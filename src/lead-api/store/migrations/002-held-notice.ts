/** The latest notice to each dealer that leads are held: the outbox entry that carries it, and the time it was planned for. */
export const HELD_NOTICE: readonly string[] = [
	'CREATE TABLE held_notice (dealer TEXT PRIMARY KEY, entry_id TEXT NOT NULL, planned_at TEXT NOT NULL)',
];
