/** What services answered about shoppers' vehicles, for a few days, and photos of them. */
export const TRADE_IN: readonly string[] = [
	`CREATE TABLE trade_in_record (
		id TEXT PRIMARY KEY, dealer TEXT NOT NULL, ends_at TEXT NOT NULL, body TEXT NOT NULL
	)`,
	'CREATE INDEX trade_in_record_ends ON trade_in_record (ends_at)',
	// SQLite takes any name of a type, and stores bytes as they are.
	`CREATE TABLE photo (
		id TEXT PRIMARY KEY,
		dealer TEXT NOT NULL,
		attempt TEXT NOT NULL,
		photo_id TEXT NOT NULL,
		place INTEGER NOT NULL,
		view TEXT NOT NULL,
		width INTEGER NOT NULL,
		height INTEGER NOT NULL,
		draft_ends_at TEXT NOT NULL,
		erase_at TEXT NOT NULL,
		data BYTEA NOT NULL,
		UNIQUE (dealer, attempt, photo_id),
		UNIQUE (dealer, attempt, place)
	)`,
	'CREATE INDEX photo_ends ON photo (draft_ends_at)',
];
