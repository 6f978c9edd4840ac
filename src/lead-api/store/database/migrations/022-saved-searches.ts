/** Saved searches of visitors, and the enquiries that a visitor sent. */
export const SAVED_SEARCHES: readonly string[] = [
	// `selection` is the search as typed filters, `matches` the ids of the vehicles that it found when it was saved; both JSON.
	`CREATE TABLE saved_search (
		id TEXT PRIMARY KEY,
		account_id TEXT NOT NULL REFERENCES account (id),
		name TEXT NOT NULL,
		path TEXT NOT NULL,
		selection TEXT NOT NULL,
		matches TEXT NOT NULL,
		saved_at TEXT NOT NULL,
		UNIQUE (account_id, path)
	)`,
	// The vehicles that the last alert about a search knew of.
	`CREATE TABLE search_told (
		account_id TEXT NOT NULL REFERENCES account (id),
		channel TEXT NOT NULL,
		search_id TEXT NOT NULL,
		matches TEXT NOT NULL,
		PRIMARY KEY (account_id, channel, search_id)
	)`,
	// Leads that were sent while signed in.
	`CREATE TABLE account_lead (
		account_id TEXT NOT NULL REFERENCES account (id),
		lead_id TEXT NOT NULL REFERENCES lead (id),
		PRIMARY KEY (account_id, lead_id)
	)`,
	'CREATE INDEX account_lead_lead ON account_lead (lead_id)',
	// In E.164; null for leads of earlier versions and for numbers that are no mobile number.
	'ALTER TABLE lead ADD COLUMN phone TEXT',
	'CREATE INDEX lead_phone ON lead (dealer, phone) WHERE phone IS NOT NULL',
];
