/** Visitors who sign in, their codes, sessions and saved vehicles. */
export const ACCOUNTS: readonly string[] = [
	`CREATE TABLE account (
		id TEXT PRIMARY KEY, dealer TEXT NOT NULL, phone TEXT NOT NULL, created_at TEXT NOT NULL, UNIQUE (dealer, phone)
	)`,
	// A row for each browser that requested a code; keys and codes are hashes.
	`CREATE TABLE sign_in (
		browser_key TEXT PRIMARY KEY,
		dealer TEXT NOT NULL,
		phone TEXT NOT NULL,
		code_hash TEXT NOT NULL,
		tries INTEGER NOT NULL,
		ends_at TEXT NOT NULL
	)`,
	'CREATE INDEX sign_in_ends ON sign_in (ends_at)',
	`CREATE TABLE session (
		session_key TEXT PRIMARY KEY,
		account_id TEXT NOT NULL REFERENCES account (id),
		previous_key TEXT,
		previous_ends_at TEXT,
		renewed_at TEXT NOT NULL,
		idle_ends_at TEXT NOT NULL,
		ends_at TEXT NOT NULL
	)`,
	'CREATE INDEX session_account ON session (account_id)',
	'CREATE UNIQUE INDEX session_previous ON session (previous_key)',
	'CREATE INDEX session_idle ON session (idle_ends_at)',
	`CREATE TABLE saved_car (
		account_id TEXT NOT NULL REFERENCES account (id),
		car_id TEXT NOT NULL,
		saved_at TEXT NOT NULL,
		price INTEGER,
		PRIMARY KEY (account_id, car_id)
	)`,
];
