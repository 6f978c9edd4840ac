/** What services answered about shoppers' vehicles: found vehicles and valuations, for a few days. */
export const TRADE_IN: readonly string[] = [
	`CREATE TABLE trade_in_record (
		id TEXT PRIMARY KEY, dealer TEXT NOT NULL, ends_at TEXT NOT NULL, body TEXT NOT NULL
	)`,
	'CREATE INDEX trade_in_record_ends ON trade_in_record (ends_at)',
];
